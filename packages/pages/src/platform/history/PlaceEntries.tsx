import { FollowPlace } from '@cloud-school/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry } from './currentEntry.ts';
import { toPlaceWithin } from './placesOf.ts';

/** Gives each place that a link within a text leads to an entry of the history: Back returns to the link. */
export function PlaceEntries({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const waiting = useRef<{ from: string; show: () => void } | null>(null);

  function follow(show: () => void): void {
    const entry = currentEntry(location);
    waiting.current = { from: location.key, show };
    void navigate(entry, { state: toPlaceWithin(entry) });
  }

  // Once the entry is rendered: a scroll before that would count as the place in the entry that is left.
  useEffect(() => {
    if (waiting.current === null || waiting.current.from === location.key) return;
    waiting.current.show();
    waiting.current = null;
  }, [location.key]);

  return <FollowPlace value={follow}>{children}</FollowPlace>;
}
