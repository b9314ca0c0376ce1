import { isOver } from './submission.ts';
import type { SessionContext, SessionPart } from './SessionContext.ts';

/**
 * Text is written this long after the first key not on disk. Counted from the first and not from the last,
 * or typing without a pause would never be written (P1: within 1 s).
 */
export const TEXT_WRITE_DELAY_MS = 300;

/** Brings changed records to the disk and to the other tabs. */
export interface RecordWriter extends SessionPart {
  schedule(questionId: string, delay: number): void;
  /** Writes what waits for one question; resolves when its newest record is on disk, null when it is already. */
  secure(questionId: string): Promise<void> | null;
  /** Writes all that waits; resolves when it is on disk. `isUrgent` when the page may be about to go. */
  flush(isUrgent: boolean): Promise<void>;
}

export function createRecordWriter({ key, ports, state, touch }: SessionContext): RecordWriter {
  const waiting = new Map<string, number>();
  const writing = new Map<string, Promise<void>>();

  function write(questionId: string, isUrgent: boolean): Promise<void> {
    waiting.delete(questionId);
    const done = put(questionId, isUrgent).finally(() => {
      if (writing.get(questionId) === done) writing.delete(questionId);
    });
    writing.set(questionId, done);
    return done;
  }

  async function put(questionId: string, isUrgent: boolean): Promise<void> {
    const record = state.journal.get(questionId);
    // Only the tab with the pen writes, and a finished attempt leaves nothing behind.
    if (!record || state.pen !== 'here' || isOver(state.submission)) return;
    ports.lock.post({ type: 'changed', record });
    const wasDurable = ports.store.isDurable();
    await ports.store.writeAnswer(key, record, isUrgent);
    if (ports.store.isDurable() !== wasDurable) touch();
  }

  return {
    schedule(questionId, delay) {
      const due = ports.environment.monotonicNow() + delay;
      waiting.set(questionId, Math.min(due, waiting.get(questionId) ?? Infinity));
    },
    secure: (questionId) =>
      waiting.has(questionId) ? write(questionId, false) : (writing.get(questionId) ?? null),
    async flush(isUrgent) {
      // What is on its way to the disk is written once more when there may be no time for the slower write.
      const questionIds = new Set([...waiting.keys(), ...(isUrgent ? writing.keys() : [])]);
      await Promise.all(Array.from(questionIds, (questionId) => write(questionId, isUrgent)));
    },
    pump(now) {
      for (const [questionId, due] of waiting) if (due <= now) void write(questionId, false);
    },
    nextWake: () => (waiting.size === 0 ? null : Math.min(...waiting.values())),
  };
}
