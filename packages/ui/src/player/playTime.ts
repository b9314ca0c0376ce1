/** Seconds of a video as people read them: 01:26, or 1:02:05 from an hour on. */
export function playTime(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const foot = `${two(minutes)}:${two(rest)}`;
  return hours > 0 ? `${hours}:${foot}` : foot;
}

/** Seconds of a video as they are heard: 1 分 26 秒 */
export function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const words = [hours > 0 && `${hours} 小时`, minutes > 0 && `${minutes} 分`, `${rest} 秒`];
  return words.filter(Boolean).join(' ');
}

const two = (part: number) => String(part).padStart(2, '0');

/** A stream without an end has an infinite duration; it counts as none. */
function parts(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}
