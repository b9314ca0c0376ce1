/** How pressing the time left is: calm, under five minutes, under one, or over. */
export type CountdownStage = 'calm' | 'soon' | 'last' | 'over';

/** Stage of a countdown with whole seconds left. */
export function countdownStage(seconds: number): CountdownStage {
  if (seconds <= 0) return 'over';
  if (seconds < 60) return 'last';
  return seconds < 300 ? 'soon' : 'calm';
}

/** Seconds as mm:ss; minutes go on beyond 99. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
