import { twoDigits } from './twoDigits.ts';

/** Seconds as mm:ss, rounded down; minutes go on beyond 99, negative values count as none. */
export function formatMinutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}
