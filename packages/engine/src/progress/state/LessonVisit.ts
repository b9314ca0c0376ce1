import type { ProgressPhase, ProgressSnapshot } from '../contract/LessonProgress.ts';
import type { PlayheadEvent } from '../contract/MediaEvent.ts';
import type { StudyReport } from '../contract/StudyReport.ts';
import { follow, NOT_PLAYED, type Playback } from './playing/Playback.ts';
import { reportReason, type ReportReason } from './reportReason.ts';
import {
  addConfirmed,
  addLoaded,
  addPlayed,
  isPending,
  mergeProgress,
  NO_PROGRESS,
  setDuration,
  type StudyProgress,
  toPercent,
  toReport,
} from './StudyProgress.ts';

/** A lesson in one window, from opening to leaving: what is known of the student's progress, and what the medium does. */
export interface LessonVisit {
  readonly progress: StudyProgress;
  readonly playback: Playback;
  /** Of the saved position. */
  readonly loading: 'pending' | 'failed' | 'loaded';
  readonly resumeMs: number | null;
  /** Where the playhead was at the latest report. */
  readonly reportedMs: number;
  readonly latestReport: StudyReport;
  /** Until when the server knows that the student studied here. */
  readonly confirmedAt: number;
  readonly isAtEnd: boolean;
}

export function beginVisit(durationMs: number | null, now: number): LessonVisit {
  const progress = setDuration(NO_PROGRESS, durationMs);
  return {
    progress,
    playback: NOT_PLAYED,
    loading: 'pending',
    resumeMs: null,
    reportedMs: 0,
    latestReport: toReport(progress, now),
    confirmedAt: 0,
    isAtEnd: false,
  };
}

/** Takes in what other windows of this device have stored. */
export const mergeStored = (visit: LessonVisit, stored: StudyProgress | null): LessonVisit => ({
  ...visit,
  progress: mergeProgress(visit.progress, stored),
});

export const failLoading = (visit: LessonVisit): LessonVisit => withResume({ ...visit, loading: 'failed' });

/** The server holds less than this device knows: a report never arrived, or an old one overtook a newer one. */
export const isBehind = ({ progress }: LessonVisit, positionMs: number): boolean =>
  positionMs < progress.positionMs || isPending(progress);

/** The saved position has come. */
export function takePosition(visit: LessonVisit, positionMs: number, now: number): LessonVisit {
  const progress = addLoaded(visit.progress, positionMs);
  const loaded = { ...visit, progress, loading: 'loaded', latestReport: toReport(progress, now) } as const;
  return withResume(loaded, visit.loading === 'pending');
}

export const takeDuration = (visit: LessonVisit, durationMs: number): LessonVisit =>
  withResume({ ...visit, progress: setDuration(visit.progress, durationMs) });

/** A lesson that is being played is not moved any more, except by the first load that it waited for. */
function withResume(visit: LessonVisit, isInTime = false): LessonVisit {
  const { loading, playback, progress } = visit;
  if (loading === 'pending' || (playback.hasPlayed && !isInTime)) return visit;
  return { ...visit, resumeMs: resumePosition(progress.positionMs, progress.durationMs) };
}

/** Moments of an event. */
export interface EventTimes {
  now: number;
  monotonicNow: number;
  /** From when, by the monotonic clock, this window counts studied time; null while another one does. */
  countsFrom: number | null;
}

/** The visit after an event of the player, the same object where it changes nothing, and which report is due. */
export function movePlayhead(
  visit: LessonVisit,
  event: PlayheadEvent,
  { now, monotonicNow, countsFrom }: EventTimes,
): { visit: LessonVisit; reason: ReportReason | null } {
  const { playback, progress, reportedMs, isAtEnd } = visit;
  const positionMs = Math.min(event.positionMs, progress.durationMs ?? Infinity);
  const step = follow(playback, { ...event, positionMs }, monotonicNow);
  if (step.playback === playback) return { visit, reason: null };
  const isCounted = countsFrom !== null && (playback.lastSample?.at ?? 0) >= countsFrom;
  const reason = reportReason({ type: event.type, positionMs }, { ...playback, reportedMs });
  return {
    visit: {
      ...visit,
      playback: step.playback,
      progress: step.played ? addPlayed(progress, step.played, { isCounted, now }) : progress,
      isAtEnd: event.type === 'ended' || (isAtEnd && event.type === 'pause'),
    },
    // The player's own move to the saved position is no study.
    reason: step.playback.hasPlayed ? reason : null,
  };
}

/** A report is due: the next one is counted from here. */
export const noteReport = (visit: LessonVisit): LessonVisit => ({
  ...visit,
  reportedMs: visit.playback.positionMs,
});

/** The figures of a report that leaves. */
export const takeFigures = (visit: LessonVisit, now: number): LessonVisit => ({
  ...visit,
  latestReport: toReport(visit.progress, now),
});

export const confirmReport = (visit: LessonVisit, report: StudyReport): LessonVisit => ({
  ...visit,
  progress: addConfirmed(visit.progress, report),
  confirmedAt: Math.max(visit.confirmedAt, report.studiedAt),
});

/** What is watched again moves no figure, but the server notes when it was studied. */
export const isUnsaved = ({ progress, playback, confirmedAt }: LessonVisit): boolean =>
  isPending(progress) || (playback.hasPlayed && progress.studiedAt > confirmedAt);

export function toSnapshot(visit: LessonVisit, saving: ProgressSnapshot['saving']): ProgressSnapshot {
  const { progress, resumeMs, latestReport, isAtEnd } = visit;
  return {
    phase: phaseOf(visit),
    resumeMs,
    saving,
    report: latestReport,
    percent: toPercent(progress),
    isAtEnd,
  };
}

function phaseOf({ loading, playback }: LessonVisit): ProgressPhase {
  if (loading !== 'loaded') return loading === 'failed' ? 'failed' : 'loading';
  return playback.hasPlayed ? 'playing' : 'resumed';
}

/** A lesson that was watched to within this of its end counts as watched: it starts again. */
const END_MARGIN_MS = 1000;

/** Where a lesson with this saved position starts. */
const resumePosition = (savedMs: number, durationMs: number | null): number =>
  durationMs !== null && savedMs >= durationMs - END_MARGIN_MS ? 0 : savedMs;
