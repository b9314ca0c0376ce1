import { useSyncExternalStore } from 'react';
import { useMedia } from '../../primitives/use-media/useMedia.ts';
import { media } from '../../theme/media.ts';
import type { SearchLayout } from './groupEntries.ts';

/** Of the panel: the edges of the window, field, foot and padding. */
const AROUND = 96 + 64 + 48 + 24;
const ROW = 56;

/** Two columns of as many rows as the window has room for, one column where it is narrow. */
export function useSearchLayout(): SearchLayout {
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.narrow);
  const rows = useSyncExternalStore(subscribe, countRows, () => 10);
  if (isPhone) return 'phone';
  return isNarrow ? 'column' : { rows };
}

const countRows = () => Math.floor((window.innerHeight - AROUND) / ROW);

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
