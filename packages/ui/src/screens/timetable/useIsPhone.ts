import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';

const query = media.phone.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True below 768 px, where a strip of days takes the place of the calendar. A hook, so that FullCalendar is not loaded. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
