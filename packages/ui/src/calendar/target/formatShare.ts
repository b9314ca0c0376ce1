import type { Tally } from '@cloud-school/domain';

/** 0 to 1, never beyond (FMT-04). */
export const shareOf = ({ required, done }: Tally): number =>
  required > 0 ? Math.min(1, Math.max(0, done / required)) : 1;

/** '73.1%': one decimal on the timetable; 100.0% only when the target is met (FMT-04). */
export function formatShare(tally: Tally): string {
  const share = shareOf(tally);
  return `${(share < 1 ? Math.min(99.9, share * 100) : 100).toFixed(1)}%`;
}
