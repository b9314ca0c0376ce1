/** A lesson that was watched to within this of its end counts as watched: it starts again. */
const END_MARGIN_MS = 1000;

/** Where a lesson with this saved position starts. */
export function resumePosition(savedMs: number, durationMs: number | null): number {
  return durationMs !== null && savedMs >= durationMs - END_MARGIN_MS ? 0 : savedMs;
}
