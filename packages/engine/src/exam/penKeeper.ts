import { listUnsent, receive } from './journal.ts';
import type { RecordWriter } from './recordWriter.ts';
import { EMPTY_QUEUE, enqueue, flush } from './saveQueue.ts';
import type { SessionContext } from './SessionContext.ts';
import { parseAnswerRecord, type KeptAttempt } from './storedValues.ts';
import { createSubmission, isLocked, isOver } from './submission.ts';
import type { Submitter } from './submitter.ts';
import type { Pen } from './tabLock.ts';
import type { Timekeeper } from './timekeeper.ts';

/** Follows the pen between tabs: one writes, the others show what it writes. */
export interface PenKeeper {
  /** This tab writes from now on: what is unsent goes, and a finish of an earlier page is looked up. */
  becomeWriter(attempt: KeptAttempt | null): void;
  /** The pen came or went after opening. */
  follow(pen: Pen): Promise<void>;
  /** Another tab asks for the pen; false keeps it. */
  yieldPen(): Promise<boolean>;
  /** Another tab tells what changed. */
  hear(message: unknown): void;
}

export function createPenKeeper(
  { key, ports, state, touch }: SessionContext,
  writer: RecordWriter,
  submitter: Submitter,
  timekeeper: Timekeeper,
): PenKeeper {
  const { environment, store } = ports;
  let turn = 0;

  function becomeWriter(attempt: KeptAttempt | null): void {
    state.pen = 'here';
    // An end of the time that this tab told before it lost the pen is told again.
    state.countdown = { ...state.countdown, isTimeUp: false };
    const progress = attempt?.answerLogId === key.answerLogId ? attempt.state : 'open';
    if (progress === 'open') void timekeeper.keepAttempt('open');
    else submitter.inheritFinish(progress);
    sendUnsent();
  }

  function sendUnsent(): void {
    const now = environment.monotonicNow();
    for (const { questionId, rev } of listUnsent(state.journal)) {
      state.queue = enqueue(state.queue, { questionId, rev, now, delay: 0 });
    }
    state.queue = flush(state.queue, now);
  }

  async function gain(): Promise<void> {
    turn += 1;
    const mine = turn;
    const [attempt, records] = await Promise.all([store.readAttempt(key), store.readAnswers(key)]);
    if (mine !== turn || state.isDisposed || isOver(state.submission)) return;
    for (const record of records) state.journal = receive(state.journal, record);
    becomeWriter(attempt);
  }

  function lose(pen: Pen): void {
    turn += 1;
    state.pen = pen;
    state.queue = EMPTY_QUEUE;
    if (!isOver(state.submission)) state.submission = createSubmission(false);
  }

  return {
    becomeWriter,
    async follow(pen) {
      if (pen === 'here') await gain();
      else lose(pen);
      touch();
    },
    async yieldPen() {
      // A finish on its way would reach the other tab's answers from behind.
      const { step } = state.submission;
      if (step !== 'idle' && step !== 'failed') return false;
      await writer.flush(false);
      return true;
    },
    hear(message) {
      if (typeof message !== 'object' || message === null || !('type' in message) || state.isDisposed) return;
      const isWriter = state.pen === 'here';
      if (message.type === 'finished') {
        submitter.dispatch({ type: isWriter ? 'finish-succeeded' : 'finished-elsewhere' });
      }
      if (message.type !== 'changed' || !('record' in message)) return;
      const record = parseAnswerRecord(message.record);
      if (!record || (isWriter && isLocked(state.submission))) return;
      const before = state.journal;
      state.journal = receive(before, record);
      if (state.journal === before) return;
      if (isWriter) {
        writer.schedule(record.questionId, 0);
        sendUnsent();
      }
      touch();
    },
  };
}
