import { useSyncExternalStore } from 'react';
import { useMedia } from '../../primitives/use-media/useMedia.ts';
import { media } from '../../theme/media.ts';
import type { SearchLayout } from './groupEntries.ts';

/** Of the panel: the edges of the window, field, foot and padding. */
const AROUND = 229;
/** Of a narrow one, which has chips. */
const AROUND_AND_CHIPS = AROUND + 64;
/** Of a phone, which has no foot and no edges; its rows are higher, for names of two lines. */
const AROUND_ON_PHONE = 164;
const ROW = 56;
const ROW_ON_PHONE = 64;
/** A keyboard that comes and goes, or a low window: the rest is scrolled to. */
const LEAST_ROWS = 8;

/** Two columns of as many rows as the window has room for, one column where it is narrow. */
export function useSearchLayout(): SearchLayout {
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.narrow);
  const height = useSyncExternalStore(subscribe, getHeight, () => 800);
  if (isPhone) return { rows: fit(height - AROUND_ON_PHONE, ROW_ON_PHONE), columns: 1 };
  if (isNarrow) return { rows: fit(height - AROUND_AND_CHIPS, ROW), columns: 1 };
  return { rows: fit(height - AROUND, ROW), columns: 2 };
}

const fit = (height: number, row: number): number => Math.max(LEAST_ROWS, height / row);

const getHeight = () => window.innerHeight;

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
