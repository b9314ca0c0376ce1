import { useSyncExternalStore } from 'react';
import { useMedia } from '../../primitives/use-media/useMedia.ts';
import { media } from '../../theme/media.ts';
import type { SearchLayout } from './groupEntries.ts';

/** Of the panel: the edges of the window, field, foot and padding. */
const AROUND = 96 + 64 + 48 + 24;
/** Of a phone: field and chips; its rows are higher, for names of two lines. */
const AROUND_ON_PHONE = 76 + 64 + 24;
const ROW = 56;
const ROW_ON_PHONE = 64;

/** Two columns of as many rows as the window has room for, one column where it is narrow. */
export function useSearchLayout(): SearchLayout {
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.narrow);
  const height = useSyncExternalStore(subscribe, getHeight, () => 800);
  if (isPhone) return { rows: Math.floor((height - AROUND_ON_PHONE) / ROW_ON_PHONE), isPhone };
  return isNarrow ? 'column' : { rows: Math.floor((height - AROUND) / ROW) };
}

const getHeight = () => window.innerHeight;

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
