import type { LifecycleEvent } from '../ports/Environment.ts';
import type { LessonProgress } from './contract/LessonProgress.ts';
import type { PlayheadEvent } from './contract/MediaEvent.ts';
import { createPreviewProgress } from './createPreviewProgress.ts';
import { createSnapshots } from './createSnapshots.ts';
import { createPositionLoader } from './loading/createPositionLoader.ts';
import type { LessonKey } from './ports/LessonKey.ts';
import type { ProgressPorts } from './ports/ProgressPorts.ts';
import { createReporter } from './reporting/createReporter.ts';
import {
  beginVisit,
  confirmReport,
  failLoading,
  isBehind,
  isUnsaved,
  type LessonVisit,
  mergeStored,
  movePlayhead,
  noteReport,
  takeDuration,
  takeFigures,
  takePosition,
  toSnapshot,
} from './state/LessonVisit.ts';
import { isWatched, setHidden } from './state/playing/Playback.ts';
import { isLastChance, type ReportReason } from './state/reportReason.ts';

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
  const { environment, store } = ports;
  let visit = beginVisit(lesson.durationMs, environment.now());
  let stopListening: () => void = () => {};
  let isClosed = false;

  const turn = createTurnHolder(ports);
  const loader = createPositionLoader({
    ports,
    onLoaded(positionMs) {
      visit = mergeStored(visit, store.read(lesson.key));
      const isUnsent = isBehind(visit, positionMs);
      visit = takePosition(visit, positionMs, environment.now());
      if (isUnsent) void report('unsent');
      publish();
    },
    onFailed: () => show(failLoading(visit)),
  });
  const reporter = createReporter({
    ports,
    look: loader.look,
    isHidden: () => visit.playback.isHidden,
    takeReport() {
      keep(visit);
      visit = takeFigures(visit, environment.now());
      return visit.latestReport;
    },
    onConfirmed: (sent) => keep(confirmReport(visit, sent)),
    onChange: publish,
  });
  const snapshots = createSnapshots(toSnapshot(visit, reporter.getSaving()));

  function publish(): void {
    snapshots.publish(toSnapshot(visit, reporter.getSaving()));
  }

  function show(next: LessonVisit): void {
    visit = next;
    publish();
  }

  function keep(next: LessonVisit): void {
    visit = mergeStored(next, store.read(lesson.key));
    store.write(lesson.key, visit.progress);
  }

  async function report(reason: ReportReason): Promise<void> {
    keep(noteReport(visit));
    // Before the saved position is known, a report could tell the server less than it has.
    if (visit.loading !== 'loaded') return;
    if (!isLastChance(reason)) reporter.request();
    // Another device may have come further than this one knows: then the report stays here for the next opening.
    else if (isUnsaved(visit) && loader.isFresh()) await reporter.sendLast();
  }

  function updateTurn(): void {
    turn.want(isWatched(visit.playback) && !isClosed);
  }

  function onPlayhead(event: PlayheadEvent): void {
    const [now, monotonicNow] = [environment.now(), environment.monotonicNow()];
    const moved = movePlayhead(visit, event, { now, monotonicNow, countsFrom: turn.countsFrom() });
    if (moved.visit === visit) return;
    visit = moved.visit;
    updateTurn();
    if (moved.reason) void report(moved.reason);
  }

  function onLifecycle(event: LifecycleEvent): void {
    const { playback } = visit;
    if (event === 'hidden' || event === 'visible')
      visit = { ...visit, playback: setHidden(playback, event === 'hidden') };
    if (visit.playback !== playback) {
      updateTurn();
      if (visit.playback.isHidden) void report('hidden');
    }
    if (event === 'online' || event === 'visible') {
      loader.refresh();
      reporter.retryNow();
    }
  }

  return {
    getSnapshot: snapshots.get,
    subscribe: snapshots.subscribe,
    open() {
      visit = mergeStored(visit, store.read(lesson.key));
      stopListening = environment.listen(onLifecycle);
      loader.load();
    },
    handle(event) {
      if (isClosed) return;
      if (event.type === 'duration') visit = takeDuration(visit, event.durationMs);
      else onPlayhead(event);
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
      snapshots.close();
      return ended;
    },
  };
}

/** Has the turn while it is wanted. */
function createTurnHolder({ turn, environment }: ProgressPorts) {
  let countsFrom: number | null = null;
  let giveBack: (() => void) | null = null;
  return {
    /** The moment from which this window counts studied time; null without the turn. */
    countsFrom: () => countsFrom,
    want(isWanted: boolean) {
      if (isWanted && !giveBack) {
        giveBack = turn.take((wasFree) => {
          countsFrom = wasFree ? -Infinity : environment.monotonicNow();
        });
      } else if (!isWanted && giveBack) {
        giveBack();
        giveBack = null;
        countsFrom = null;
      }
    },
  };
}
