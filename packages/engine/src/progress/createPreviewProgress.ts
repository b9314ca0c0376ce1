import type { LessonProgress, ProgressSnapshot } from './contract/LessonProgress.ts';
import { NO_PROGRESS, toReport } from './state/StudyProgress.ts';

/**
 * A lesson that is only previewed (VIEW-06): it starts at 0, and nothing is loaded, counted, stored or sent. A preview is
 * no study, so that it shows no saved position either.
 */
export function createPreviewProgress(): LessonProgress {
  const listeners = new Set<() => void>();
  let snapshot: ProgressSnapshot = {
    phase: 'resumed',
    resumeMs: 0,
    saving: 'saved',
    report: toReport(NO_PROGRESS, 0),
    percent: null,
    isAtEnd: false,
  };
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {},
    handle(event) {
      if (event.type !== 'play' || snapshot.phase === 'playing') return;
      snapshot = { ...snapshot, phase: 'playing' };
      for (const listener of Array.from(listeners)) listener();
    },
    close() {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
