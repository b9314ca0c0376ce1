import { keysOf } from '@cloud-school/domain';
import type { LifecycleEvent } from '../ports/Environment.ts';
import type { LessonProgress, ProgressPhase, ProgressSnapshot } from './contract/LessonProgress.ts';
import type { PlayheadEvent } from './contract/MediaEvent.ts';
import { createPreviewProgress } from './createPreviewProgress.ts';
import { createPositionLoader } from './loading/createPositionLoader.ts';
import { resumePosition } from './loading/resumePosition.ts';
import type { LessonKey } from './ports/LessonKey.ts';
import type { ProgressPorts } from './ports/ProgressPorts.ts';
import { createReporter } from './reporting/createReporter.ts';
import { follow, isWatched, NOT_PLAYED, setHidden, type Playback } from './state/playing/Playback.ts';
import { isLastChance, reportReason, type ReportReason } from './state/reportReason.ts';
import {
  addConfirmed,
  addLoaded,
  addPlayed,
  isPending,
  mergeProgress,
  NO_PROGRESS,
  setDuration,
  toPercent,
  toReport,
  type StudyProgress,
} from './state/StudyProgress.ts';

export interface StudiedLesson {
  key: LessonKey;
  /** From the lesson's data; null until the player knows it. */
  durationMs: number | null;
  /** False for a preview (VIEW-06). */
  isRecorded: boolean;
}

/**
 * Follows the player of one lesson, counts what is really played, and reports it (PROG-01, PROG-02). It only listens: a
 * report that fails never touches the playback.
 */
export function createLessonProgress(ports: ProgressPorts, lesson: StudiedLesson): LessonProgress {
  if (!lesson.isRecorded) return createPreviewProgress();
  const { environment, store, turn } = ports;
  const listeners = new Set<() => void>();
  let progress: StudyProgress = setDuration(NO_PROGRESS, lesson.durationMs);
  let playback: Playback = NOT_PLAYED;
  /** Where the playhead was at the latest report. */
  let reportedMs = 0;
  let latestReport = toReport(progress, environment.now());
  let loading: 'pending' | 'failed' | 'loaded' = 'pending';
  let resumeMs: number | null = null;
  /** The moment from which this window counts studied time; null without the turn. */
  let countsFrom: number | null = null;
  let giveTurnBack: (() => void) | null = null;
  let stopListening: () => void = () => {};
  let isClosed = false;
  let isAtEnd = false;
  /** Until when the server knows that the student studied here. */
  let confirmedAt = 0;

  const loader = createPositionLoader({ ports, onLoaded, onFailed });
  const reporter = createReporter({
    ports,
    look: loader.look,
    isHidden: () => playback.isHidden,
    takeReport() {
      keep();
      latestReport = toReport(progress, environment.now());
      return latestReport;
    },
    onConfirmed(report) {
      progress = addConfirmed(progress, report);
      confirmedAt = Math.max(confirmedAt, report.studiedAt);
      keep();
    },
    onChange: publish,
  });
  let snapshot: ProgressSnapshot = takeSnapshot();

  function takeSnapshot(): ProgressSnapshot {
    return {
      phase: getPhase(),
      resumeMs,
      saving: reporter.getSaving(),
      report: latestReport,
      percent: toPercent(progress),
      isAtEnd,
    };
  }

  function getPhase(): ProgressPhase {
    if (loading !== 'loaded') return loading === 'failed' ? 'failed' : 'loading';
    return playback.hasPlayed ? 'playing' : 'resumed';
  }

  function publish(): void {
    const next = takeSnapshot();
    if (keysOf(next).every((key) => next[key] === snapshot[key])) return;
    snapshot = next;
    for (const listener of Array.from(listeners)) listener();
  }

  /** Takes in what other windows of this device have stored. */
  function mergeStored(): void {
    progress = mergeProgress(progress, store.read(lesson.key));
  }

  function keep(): void {
    mergeStored();
    store.write(lesson.key, progress);
  }

  async function report(reason: ReportReason): Promise<void> {
    reportedMs = playback.positionMs;
    keep();
    // Before the saved position is known, a report could tell the server less than it has.
    if (loading !== 'loaded') return;
    if (!isLastChance(reason)) reporter.request();
    // Another device may have come further than this one knows: then the report stays here for the next opening.
    else if (isUnsaved() && loader.isFresh()) await reporter.sendLast();
  }

  /** What is watched again moves no figure, but the server notes when it was studied. */
  function isUnsaved(): boolean {
    return isPending(progress) || (playback.hasPlayed && progress.studiedAt > confirmedAt);
  }

  function onFailed(): void {
    loading = 'failed';
    updateResume();
    publish();
  }

  function onLoaded(positionMs: number): void {
    mergeStored();
    // The server may hold less than this device knows: a report never arrived, or an old one overtook a newer one.
    const isBehind = positionMs < progress.positionMs || isPending(progress);
    progress = addLoaded(progress, positionMs);
    latestReport = toReport(progress, environment.now());
    const isInTime = loading === 'pending';
    loading = 'loaded';
    updateResume(isInTime);
    if (isBehind) void report('unsent');
    publish();
  }

  /** A lesson that is being played is not moved any more, except by the first load that it waited for. */
  function updateResume(isInTime = false): void {
    if (loading === 'pending' || (playback.hasPlayed && !isInTime)) return;
    resumeMs = resumePosition(progress.positionMs, progress.durationMs);
  }

  function onPlayhead(event: PlayheadEvent): void {
    const positionMs = Math.min(event.positionMs, progress.durationMs ?? Infinity);
    const reason = reportReason({ type: event.type, positionMs }, { ...playback, reportedMs });
    const playedFrom = playback.lastSample?.at ?? 0;
    const step = follow(playback, { ...event, positionMs }, environment.monotonicNow());
    if (step.playback === playback) return;
    playback = step.playback;
    isAtEnd = event.type === 'ended' || (isAtEnd && event.type === 'pause');
    if (step.played) {
      const isCounted = countsFrom !== null && playedFrom >= countsFrom;
      progress = addPlayed(progress, step.played, { isCounted, now: environment.now() });
    }
    updateTurn();
    // The player's own move to the saved position is no study.
    if (reason && playback.hasPlayed) void report(reason);
  }

  function updateTurn(): void {
    const isWanted = isWatched(playback) && !isClosed;
    if (isWanted && !giveTurnBack) {
      giveTurnBack = turn.take((wasFree) => {
        countsFrom = wasFree ? -Infinity : environment.monotonicNow();
      });
    } else if (!isWanted && giveTurnBack) {
      giveTurnBack();
      giveTurnBack = null;
      countsFrom = null;
    }
  }

  function onLifecycle(event: LifecycleEvent): void {
    const before = playback;
    if (event === 'hidden' || event === 'visible') playback = setHidden(before, event === 'hidden');
    if (playback !== before) {
      updateTurn();
      if (playback.isHidden) void report('hidden');
    }
    if (event === 'online' || event === 'visible') {
      loader.refresh();
      reporter.retryNow();
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      mergeStored();
      stopListening = environment.listen(onLifecycle);
      loader.load();
    },
    handle(event) {
      if (isClosed) return;
      if (event.type === 'duration') {
        progress = setDuration(progress, event.durationMs);
        updateResume();
      } else onPlayhead(event);
      publish();
    },
    close() {
      if (isClosed) return Promise.resolve();
      const ended = report('leaving');
      isClosed = true;
      updateTurn();
      stopListening();
      loader.close();
      reporter.close();
      listeners.clear();
      return ended;
    },
  };
}
