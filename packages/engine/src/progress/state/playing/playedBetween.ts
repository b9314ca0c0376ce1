import type { PlayedRange } from './PlayedRanges.ts';

/** The playhead at one moment. */
export interface Sample {
  positionMs: number;
  rate: number;
  /** Milliseconds of the monotonic clock. */
  at: number;
}

/** The playhead may run this far ahead of clock and rate: players round, and tell of a position a little late. */
const JITTER_MS = 250;

/** A clock that runs this far ahead of the playhead means that the machine slept, not that the network was slow. */
const SLEEP_MS = 10_000;

/**
 * The part that was really played between two samples of a playing medium; null when the playhead stood still, went back,
 * went faster than clock and rate allow (a seek without its event), or when the machine slept.
 */
export function playedBetween(from: Sample, to: Sample): PlayedRange | null {
  const advance = to.positionMs - from.positionMs;
  const elapsed = to.at - from.at;
  const rate = Math.max(from.rate, to.rate);
  if (advance <= 0 || advance > elapsed * rate + JITTER_MS) return null;
  if (elapsed - advance / rate > SLEEP_MS) return null;
  return [from.positionMs, to.positionMs];
}
