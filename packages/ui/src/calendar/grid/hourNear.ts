import { twoDigits } from '@cloud-school/domain';

/** Minutes from a full hour at which the label of the current time, 20 px high, still covers that of the hour. */
const COVERED_MINUTES = 24;

/** The full hour, 'HH:00', whose label the current time ('YYYY-MM-DD HH:mm:ss') covers; null between two of them. */
export function hourNear(now: string): string | null {
  const hours = Number(now.slice(11, 13));
  const minutes = Number(now.slice(14, 16));
  if (minutes <= COVERED_MINUTES) return `${twoDigits(hours)}:00`;
  if (minutes >= 60 - COVERED_MINUTES) return `${twoDigits(hours + 1)}:00`;
  return null;
}
