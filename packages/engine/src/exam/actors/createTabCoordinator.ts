import type { WriteAccess } from '../contract/WriteAccess.ts';
import type { StoredAttempt } from '../ports/AnswerStore.ts';
import { listUnsent, receive } from '../state/journal/Journal.ts';
import { limitOpenSends } from '../state/journal/OpenSend.ts';
import { EMPTY_QUEUE } from '../state/saving/QueueEntry.ts';
import { enqueue, flush } from '../state/saving/SaveQueue.ts';
import { createSubmission, isLocked, isOver, toStep } from '../state/submission/SubmissionState.ts';
import { parseJournalEntry } from '../storage/storedValues.ts';
import type { AttemptContext } from './AttemptContext.ts';
import type { JournalWriter } from './createJournalWriter.ts';
import type { Submitter } from './createSubmitter.ts';
import { storeAttempt } from './storeAttempt.ts';

/** Keeps the tabs of one attempt in step: one writes, the others show what it writes. */
export interface TabCoordinator {
  /** This tab writes from now on: it sends what is unsent and looks up a finish of an earlier page. */
  becomeWriter(stored: StoredAttempt | null): void;
  onAccessChange(access: WriteAccess): Promise<void>;
  /**
   * A take-over has ended: the tab that has write access agreed, or refused because it hands in. Resolves when this tab takes
   * answers, if it may.
   */
  onTakeOver(isAllowed: boolean): Promise<void>;
  /** Another tab requests write access; false refuses. */
  onYieldRequest(): Promise<boolean>;
  /** Another tab changed or finished the attempt. */
  onMessage(message: unknown): void;
}

export function createTabCoordinator(
  context: AttemptContext,
  writer: JournalWriter,
  submitter: Submitter,
): TabCoordinator {
  const { key, ports, state, serverNow, update } = context;
  const { environment, store } = ports;
  /** Counts the changes of write access, so that a slow read of an earlier one is ignored. */
  let changeCount = 0;
  /** Reads what the device stored, before this tab writes. */
  let gaining: Promise<void> = Promise.resolve();

  function becomeWriter(stored: StoredAttempt | null): void {
    state.writeAccess = 'granted';
    // A time-up that this tab fired before it lost write access fires again.
    state.countdown = { ...state.countdown, isTimeUp: false };
    const progress = stored?.answerLogId === key.answerLogId ? stored.state : 'open';
    if (progress === 'open') {
      const isInterrupted = stored?.answerLogId === key.answerLogId && stored.isHandInWanted === true;
      state.submission = createSubmission(isInterrupted);
      void storeAttempt(context, 'open');
    } else if (stored) submitter.inheritFinish(stored);
    sendUnsent();
  }

  function sendUnsent(): void {
    const now = environment.monotonicNow();
    for (const { questionId, rev } of listUnsent(state.journal)) {
      state.queue = enqueue(state.queue, { questionId, rev, now, delay: 0 });
    }
    state.queue = flush(state.queue, now);
  }

  async function gainAccess(): Promise<void> {
    changeCount += 1;
    const change = changeCount;
    const [stored, entries] = await Promise.all([store.readAttempt(key), store.readAnswers(key)]);
    if (change !== changeCount || state.isDisposed || isOver(state.submission)) return;
    const now = serverNow();
    for (const entry of entries) {
      const openSends = limitOpenSends(entry.openSends, now);
      state.journal = receive(state.journal, { ...entry, openSends });
    }
    becomeWriter(stored);
  }

  /**
   * What no server has goes to the other tab: it knows nothing of a key that was heard after this tab had agreed, nor of
   * what could not be stored.
   */
  function handOver(): void {
    if (state.writeAccess !== 'granted' || isOver(state.submission)) return;
    void writer.flush(false);
    for (const entry of listUnsent(state.journal)) ports.lock.post({ type: 'changed', entry });
  }

  function loseAccess(access: WriteAccess): void {
    handOver();
    changeCount += 1;
    state.writeAccess = access;
    state.queue = EMPTY_QUEUE;
    if (!isOver(state.submission)) state.submission = createSubmission();
  }

  return {
    becomeWriter,
    async onAccessChange(access) {
      if (access === 'granted') {
        gaining = gainAccess();
        await gaining;
      } else loseAccess(access);
      update();
    },
    async onTakeOver(isAllowed) {
      await gaining;
      if (isAllowed || state.writeAccess === 'granted' || state.isDisposed) return;
      state.writeAccess = 'submitting-elsewhere';
      update();
    },
    async onYieldRequest() {
      // A finish in flight would close the attempt under the other tab's edits.
      const step = toStep(state.submission);
      if (step !== 'idle' && step !== 'failed') return false;
      await writer.flush(false);
      return true;
    },
    onMessage(message) {
      if (typeof message !== 'object' || message === null || !('type' in message) || state.isDisposed) return;
      const isWriter = state.writeAccess === 'granted';
      if (message.type === 'finished') {
        const handedInAt = 'handedInAt' in message ? message.handedInAt : null;
        submitter.onFinished(typeof handedInAt === 'number' ? handedInAt : null);
      }
      if (message.type !== 'changed' || !('entry' in message)) return;
      const entry = parseJournalEntry(message.entry);
      if (!entry || (isWriter && isLocked(state.submission))) return;
      const before = state.journal;
      state.journal = receive(before, entry);
      if (state.journal === before) return;
      if (isWriter) {
        writer.schedule(entry.questionId, 0);
        sendUnsent();
      }
      update();
    },
  };
}
