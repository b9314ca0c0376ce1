import type { PeriodView } from '@cloud-school/domain';
import { calendarGrids } from '../../../calendar/grid/calendarGrids.ts';
import { preloadModule } from '../../../primitives/preload-module/preloadModule.ts';
import { conditionOf, media } from '../../../theme/media.ts';

export const loadPhoneStrip = () => import('./PhoneStrip.tsx').then(({ PhoneStrip }) => PhoneStrip);
export const loadPhoneDay = () => import('./PhoneDay.tsx').then(({ PhoneDay }) => PhoneDay);

/** Fetches the code of a week or a month on this device, while the code of its page loads. */
export function preloadPeriodView(view: PeriodView): void {
  const isPhone = window.matchMedia(conditionOf(media.phone)).matches;
  for (const load of isPhone ? [loadPhoneStrip, loadPhoneDay] : [calendarGrids[view]]) preloadModule(load);
}
