/** Seconds of a video on its cover: 02:18; minutes go on beyond 99. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
