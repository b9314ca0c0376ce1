import type { LessonProgress, ProgressSnapshot } from './contract/LessonProgress.ts';
import { createSnapshots } from './createSnapshots.ts';
import { NO_PROGRESS, toReport } from './state/StudyProgress.ts';

/**
 * A lesson that is only previewed (VIEW-06): it starts at 0, and nothing is loaded, counted, stored or sent. A preview is
 * no study, so that it shows no saved position either.
 */
export function createPreviewProgress(): LessonProgress {
  const snapshots = createSnapshots<ProgressSnapshot>({
    phase: 'resumed',
    resumeMs: 0,
    saving: 'saved',
    report: toReport(NO_PROGRESS, 0),
    percent: null,
    isAtEnd: false,
  });
  return {
    getSnapshot: snapshots.get,
    subscribe: snapshots.subscribe,
    open: () => {},
    handle(event) {
      if (event.type === 'play') snapshots.publish({ ...snapshots.get(), phase: 'playing' });
    },
    close() {
      snapshots.close();
      return Promise.resolve();
    },
  };
}
