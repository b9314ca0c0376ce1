import type { SchoolSettings } from '@cloud-school/domain';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';

/** How urgent the remaining time is; the school's settings say from when it is soon and last. */
export type CountdownStage = 'calm' | 'soon' | 'last' | 'over';

/** The stage of a countdown with this many whole seconds left. */
export function countdownStage(seconds: number, { soon, last }: SchoolSettings['countdown']): CountdownStage {
  if (seconds <= 0) return 'over';
  if (seconds < last) return 'last';
  return seconds < soon ? 'soon' : 'calm';
}

export const useCountdownStage = (seconds: number): CountdownStage =>
  countdownStage(seconds, useSchoolSettings().countdown);
