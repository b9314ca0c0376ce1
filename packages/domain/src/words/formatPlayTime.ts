import { formatMinutes } from '../time/formatMinutes.ts';

/** A position in a video as mm:ss, or h:mm:ss from an hour on: 01:26, 1:02:05. */
export function formatPlayTime(seconds: number): string {
  const whole = toWholeSeconds(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = formatMinutes(whole % 3600);
  return hours > 0 ? `${hours}:${minutes}` : minutes;
}

/** A position in a video for screen readers: 1 分 26 秒 */
export function formatSpokenTime(seconds: number): string {
  const whole = toWholeSeconds(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const parts = [hours > 0 && `${hours} 小时`, minutes > 0 && `${minutes} 分`, `${whole % 60} 秒`];
  return parts.filter(Boolean).join(' ');
}

/** A live stream has an infinite duration; it counts as none. */
const toWholeSeconds = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0);
