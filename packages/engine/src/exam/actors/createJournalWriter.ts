import { isOver } from '../state/submission/SubmissionState.ts';
import type { AttemptContext, AttemptPart } from './AttemptContext.ts';

/** Writes changed entries to disk and sends them to the other tabs. */
export interface JournalWriter extends AttemptPart {
  schedule(questionId: string, delay: number): void;
  /** Writes an entry now; resolves when it is on disk. */
  secure(questionId: string): Promise<void>;
  /** Writes all scheduled entries; resolves when they are on disk. `isUrgent` when the page may be about to go. */
  flush(isUrgent: boolean): Promise<void>;
}

export function createJournalWriter({ key, ports, state, update }: AttemptContext): JournalWriter {
  const scheduled = new Map<string, number>();
  const writing = new Map<string, Promise<void>>();

  function write(questionId: string, isUrgent: boolean): Promise<void> {
    scheduled.delete(questionId);
    const done = put(questionId, isUrgent).finally(() => {
      if (writing.get(questionId) === done) writing.delete(questionId);
    });
    writing.set(questionId, done);
    return done;
  }

  async function put(questionId: string, isUrgent: boolean): Promise<void> {
    const entry = state.journal.get(questionId);
    // Only the tab with write access writes, and nothing is written for a finished attempt.
    if (!entry || state.writeAccess !== 'granted' || isOver(state.submission)) return;
    ports.lock.post({ type: 'changed', entry });
    const wasDurable = ports.store.isDurable();
    await ports.store.writeAnswer(key, entry, isUrgent);
    if (ports.store.isDurable() !== wasDurable) update();
  }

  return {
    schedule(questionId, delay) {
      const due = ports.environment.monotonicNow() + delay;
      // The earliest time wins: an edit never postpones the write of an earlier one.
      scheduled.set(questionId, Math.min(due, scheduled.get(questionId) ?? Infinity));
    },
    secure: (questionId) => write(questionId, state.isHidden),
    async flush(isUrgent) {
      // A write that has started is repeated when the page may not live long enough for the slower one.
      const questionIds = new Set([...scheduled.keys(), ...(isUrgent ? writing.keys() : [])]);
      await Promise.all(Array.from(questionIds, (questionId) => write(questionId, isUrgent)));
    },
    run(now) {
      for (const [questionId, due] of scheduled) if (due <= now) void write(questionId, false);
    },
    nextRun: () => (scheduled.size === 0 ? null : Math.min(...scheduled.values())),
  };
}
