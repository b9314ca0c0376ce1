import type { StudyReport } from '../contract/StudyReport.ts';
import { mergeRanges, totalOf, type PlayedRange, type PlayedRanges } from './playing/PlayedRanges.ts';

/** What the server confirmed. */
export interface Confirmed {
  positionMs: number;
  studiedMs: number;
}

/**
 * What is known of one student's progress in one lesson. It only grows, so that two copies (windows, device, server)
 * merge in any order, and as often as one likes, to the same result.
 */
export interface StudyProgress {
  positionMs: number;
  /** Played in a visible page, while this window had the turn. */
  ranges: PlayedRanges;
  confirmed: Confirmed;
  durationMs: number | null;
  /** When something was played last, in milliseconds since 1970; 0 for never. */
  studiedAt: number;
}

export const NO_PROGRESS: StudyProgress = {
  positionMs: 0,
  ranges: [],
  confirmed: { positionMs: 0, studiedMs: 0 },
  durationMs: null,
  studiedAt: 0,
};

/** Two windows or visits of one lesson: the further position, the union of the parts. */
export function mergeProgress(a: StudyProgress, b: StudyProgress | null): StudyProgress {
  if (!b) return a;
  return {
    positionMs: Math.max(a.positionMs, b.positionMs),
    ranges: mergeRanges(a.ranges, b.ranges),
    confirmed: mergeConfirmed(a.confirmed, b.confirmed),
    durationMs: a.durationMs ?? b.durationMs,
    studiedAt: Math.max(a.studiedAt, b.studiedAt),
  };
}

/** Ignores a length that is none: null, 0, or a live stream's Infinity. */
export function setDuration(progress: StudyProgress, durationMs: number | null): StudyProgress {
  if (durationMs === null || !Number.isFinite(durationMs) || durationMs <= 0) return progress;
  return { ...progress, durationMs: Math.round(durationMs) };
}

/** `isCounted` is false while another window has the turn: the position moves, the studied time does not. */
export function addPlayed(
  progress: StudyProgress,
  [from, to]: PlayedRange,
  { isCounted, now }: { isCounted: boolean; now: number },
): StudyProgress {
  return {
    ...progress,
    positionMs: Math.max(progress.positionMs, to),
    ranges: isCounted ? mergeRanges(progress.ranges, [[from, to]]) : progress.ranges,
    studiedAt: Math.max(progress.studiedAt, now),
  };
}

/** The position that the server sent at opening. */
export function addLoaded(progress: StudyProgress, positionMs: number): StudyProgress {
  const confirmed = mergeConfirmed(progress.confirmed, { positionMs, studiedMs: 0 });
  return { ...progress, positionMs: Math.max(progress.positionMs, positionMs), confirmed };
}

export function addConfirmed(progress: StudyProgress, report: Confirmed): StudyProgress {
  return { ...progress, confirmed: mergeConfirmed(progress.confirmed, report) };
}

/** True while the server has not confirmed everything. */
export function isPending({ positionMs, ranges, confirmed }: StudyProgress): boolean {
  return positionMs > confirmed.positionMs || totalOf(ranges) > confirmed.studiedMs;
}

/** The share that was reached, in whole percents: 100 at the end alone; null for an unknown length. */
export function toPercent({ positionMs, durationMs }: StudyProgress): number | null {
  if (durationMs === null) return null;
  return Math.min(100, Math.floor((positionMs / durationMs) * 100));
}

/** `now` is used where nothing was played yet, and where a clock that was wrong told a later time. */
export function toReport(
  { positionMs, ranges, durationMs, studiedAt }: StudyProgress,
  now: number,
): StudyReport {
  return {
    positionMs,
    studiedMs: totalOf(ranges),
    remainingMs: durationMs === null ? null : Math.max(0, durationMs - positionMs),
    studiedAt: Math.min(studiedAt || now, now),
  };
}

function mergeConfirmed(a: Confirmed, b: Confirmed): Confirmed {
  return {
    positionMs: Math.max(a.positionMs, b.positionMs),
    studiedMs: Math.max(a.studiedMs, b.studiedMs),
  };
}
