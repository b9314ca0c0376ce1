/** Closer than this to its end, a lesson starts again: a resumed one would end at once. */
const END_MARGIN_MS = 1000;

/** Where a lesson starts: the saved position, or 0 where it is damaged or at the end of the lesson. */
export function toResumeMs(savedMs: number | null, durationMs: number): number {
  if (savedMs === null || !Number.isFinite(savedMs) || savedMs <= 0) return 0;
  return durationMs > 0 && savedMs >= durationMs - END_MARGIN_MS ? 0 : savedMs;
}
