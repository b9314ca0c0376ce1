import { useContext, useEffect, useMemo } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { OwnerContext } from '../portal/OwnerContext.ts';
import { useUserId } from '../portal/useUserId.ts';
import { ownerOf } from './ownerOf.ts';
import { readEntry } from './readEntry.ts';

type Entry = Readonly<Record<string, unknown>>;

/** What the history keeps in this entry for whoever looks at the page; nothing of another student's. */
export function useEntry(): Entry {
  const location = useLocation();
  const userId = useUserId();
  const reader = useContext(OwnerContext) ?? userId;
  return useMemo(() => entryFor(location, reader), [location, reader]);
}

function entryFor(location: Pick<Location, 'state'>, reader: string | null): Entry {
  const owner = ownerOf(location);
  return owner === null || reader === null || owner === reader ? readEntry(location.state) : {};
}

/**
 * The state of an entry, unread, for an address that takes its place, such as the sign-in's; `reader` is whose page it was, where
 * the page had no time to write it.
 */
export function stateToPassOn({ state }: Pick<Location, 'state'>, reader: string | null = null): unknown {
  const owner = ownerOf({ state }) ?? reader;
  return owner === null ? state : { ...readEntry(state), owner };
}

/** Writes the student who is signed in into each entry that is shown; one that has an owner stays that one's. */
export function OwnEntries(): null {
  const { key } = useLocation();
  const userId = useUserId();
  useEffect(() => {
    const entry = readEntry(window.history.state);
    if (userId === null || entry.key !== key || ownerOf({ state: entry.usr }) !== null) return;
    // Not by the router: nothing that is shown depends on it before Back or a reload reads it.
    window.history.replaceState({ ...entry, usr: { ...readEntry(entry.usr), owner: userId } }, '');
  }, [key, userId]);
  return null;
}
