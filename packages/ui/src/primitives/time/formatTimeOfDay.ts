import { twoDigits } from './twoDigits.ts';

/** A moment, in milliseconds since 1970, as HH:mm in the device's time zone. */
export function formatTimeOfDay(milliseconds: number): string {
  const date = new Date(milliseconds);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
