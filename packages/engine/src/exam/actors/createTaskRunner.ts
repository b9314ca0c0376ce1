import type { FailureKind } from '@cloud-school/domain';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { Closure } from '../contract/Submission.ts';
import { findDifferences } from '../state/journal/findDifferences.ts';
import { listUnsent, reopen } from '../state/journal/Journal.ts';
import { findEntry } from '../state/saving/QueueEntry.ts';
import { clearAbandoned, enqueue, flush, noteAnswer } from '../state/saving/SaveQueue.ts';
import type { HandIn } from '../state/submission/HandIn.ts';
import type { SubmissionEvent } from '../state/submission/SubmissionEvent.ts';
import { finishSettlesAt, isOver, type SubmissionTask } from '../state/submission/SubmissionState.ts';
import type { AttemptContext } from './AttemptContext.ts';
import type { CompletionReporter } from './createCompletionReporter.ts';
import type { JournalWriter } from './createJournalWriter.ts';
import { storeAttempt } from './storeAttempt.ts';

/** A finish without a response for this long is given up; its outcome is unknown. */
const FINISH_TIMEOUT_MS = 60_000;
const CALL_TIMEOUT_MS = 10_000;

/** What a failed finish tells of the hand-in, by the kind of its failure. */
const OUTCOMES: Record<FailureKind, 'expired' | 'refused' | 'unknown'> = {
  'session-expired': 'expired',
  rejected: 'refused',
  malformed: 'unknown',
  unavailable: 'unknown',
  cancelled: 'unknown',
};

type Task<Type> = Extract<SubmissionTask, { type: Type }>;

interface HandInPorts {
  writer: JournalWriter;
  completion: CompletionReporter;
  dispatch: (event: SubmissionEvent) => void;
  /** Our own finish has succeeded; milliseconds since 1970 by the server's clock. */
  onSuccess: (handedInAt: number) => void;
  closureOf: (handIn: HandIn) => Closure;
}

/** Makes the calls of a hand-in's task, and dispatches how it ended. */
export function createTaskRunner(
  context: AttemptContext,
  { writer, completion, dispatch, onSuccess, closureOf }: HandInPorts,
): (task: SubmissionTask, now: number) => void {
  const { key, records, ports, state, serverNow } = context;
  const { environment, store } = ports;

  /** A newer state has replaced the task. */
  const isObsolete = (task: SubmissionTask) => state.isDisposed || state.submission.task !== task;

  function end(task: SubmissionTask, event: SubmissionEvent): void {
    if (!isObsolete(task)) dispatch(event);
  }

  /** Reads the server's answers back: another one than the journal's, or none where it should be, is sent again. */
  async function compare(task: Task<'compare'>): Promise<void> {
    let isComplete = true;
    try {
      const held = await withTimeout(ports.readAnswers(), CALL_TIMEOUT_MS, environment);
      if (isObsolete(task)) return;
      const now = environment.monotonicNow();
      for (const questionId of findDifferences(records.byId, state.journal, held)) {
        // What the server refuses cannot be sent again.
        if (findEntry(state.queue, questionId)?.refusal) continue;
        state.journal = reopen(state.journal, questionId, serverNow());
        const rev = state.journal.get(questionId)?.rev ?? 0;
        state.queue = enqueue(state.queue, { questionId, rev, now, delay: 0 });
        writer.schedule(questionId, 0);
        isComplete = false;
      }
    } catch {
      // All answers are confirmed: without the second look the hand-in goes on.
    }
    end(task, { type: 'compared', isComplete });
  }

  async function finish(task: Task<'finish'>): Promise<void> {
    state.queue = clearAbandoned(state.queue);
    dispatch({ type: 'finish-sent' });
    // On disk before the call: after a crash the next page looks the finish up and still has the completion record.
    await Promise.all([storeAttempt(context, 'finish-sent'), completion.prepare()]);
    if (isObsolete(task)) return;
    const sending = new AbortController();
    try {
      // Once more: the request leaves only now.
      dispatch({ type: 'finish-sent' });
      const call = ports.finish(sending.signal);
      // Also after the timeout: a response that reports success is always right.
      call.then(
        () => onSuccess(serverNow()),
        () => {},
      );
      await withTimeout(call, FINISH_TIMEOUT_MS, environment);
    } catch (error) {
      const kind = ports.getErrorKind(error);
      if (kind === null) giveUp(task, sending);
      const outcome = kind === null ? 'unknown' : OUTCOMES[kind];
      const words = outcome === 'refused' ? (ports.getErrorWords(error) ?? '') : null;
      end(task, { type: 'finish-failed', outcome, words });
    }
  }

  /** The paper may open again: from now on nothing of this finish leaves. What is on its way has its time from here. */
  function giveUp(task: Task<'finish'>, sending: AbortController): void {
    sending.abort();
    end(task, { type: 'finish-sent' });
  }

  function findHandIn(): Promise<HandIn | null> {
    return withTimeout(ports.findHandIn(), CALL_TIMEOUT_MS, environment);
  }

  async function lookUp(task: Task<'look-up'>): Promise<void> {
    try {
      let handIn = await findHandIn();
      const wait = finishSettlesAt(state.submission) - environment.monotonicNow();
      // A failure is shown at once; the paper then stays locked until the next look.
      if (!handIn && wait > 0 && task.next !== 'fail') {
        await new Promise<void>((resolve) => environment.setTimer(resolve, wait));
        handIn = await findHandIn();
      }
      // Before a hand-in a server that takes no save for a while has not refused the answer yet.
      if (task.next !== 'doubt') state.queue = noteAnswer(state.queue);
      const closure = handIn ? closureOf(handIn) : undefined;
      end(task, { type: 'looked-up', isFinished: handIn !== null, closure, handedInAt: handIn?.at ?? null });
    } catch (error) {
      const isExpired = ports.getErrorKind(error) === 'session-expired';
      end(task, { type: 'look-up-failed', isExpired });
    }
  }

  async function record(task: Task<'record'>): Promise<void> {
    if (!isOver(state.submission)) return;
    const { closure, failure, isWithoutRefused, handedInAt } = state.submission;
    if (closure?.by === 'student') completion.skip();
    await completion.report();
    await storeAttempt(context, 'finished');
    // Answers that the closed attempt did not take stay on the device: there is no other copy. Before a finish is sent
    // all are confirmed, even where a fresh paper carries none of them.
    const isWhole = failure !== 'unsaved' && !isWithoutRefused;
    const isTaken = isWhole || listUnsent(state.journal).length === 0;
    if (isTaken) await store.forgetAnswers(key);
    ports.lock.post({ type: 'finished', handedInAt });
    end(task, { type: 'recorded' });
  }

  return (task, now) => {
    switch (task.type) {
      case 'drain':
        // The answers are saved by their own part; findDrainOutcome tells when that has ended.
        state.queue = flush(state.queue, now, true);
        return void writer.flush(false);
      case 'compare':
        return void compare(task);
      case 'finish':
        return void finish(task);
      case 'look-up':
        return void lookUp(task);
      case 'record':
        return void record(task);
      default:
        return task satisfies never;
    }
  };
}
