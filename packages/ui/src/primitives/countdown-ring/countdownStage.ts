/** How urgent the remaining time is: calm, under five minutes, under one minute, or over. */
export type CountdownStage = 'calm' | 'soon' | 'last' | 'over';

/** The stage of a countdown with this many whole seconds left. */
export function countdownStage(seconds: number): CountdownStage {
  if (seconds <= 0) return 'over';
  if (seconds < 60) return 'last';
  return seconds < 300 ? 'soon' : 'calm';
}
