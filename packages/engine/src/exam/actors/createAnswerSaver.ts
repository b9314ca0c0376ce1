import type { FailureKind } from '@cloud-school/domain';
import {
  confirmSend,
  discardSend,
  isPending,
  listContested,
  recordSend,
  settlesAt,
} from '../state/journal/Journal.ts';
import { REQUEST_TRAVEL_MS, type OpenSend } from '../state/journal/OpenSend.ts';
import { findEntry, type Send } from '../state/saving/QueueEntry.ts';
import {
  abandonOverdue,
  drop,
  enqueue,
  expire,
  fail,
  isClosureLikely,
  listDue,
  listOpenSendIds,
  nextDue,
  start,
  succeed,
} from '../state/saving/SaveQueue.ts';
import { advance } from '../state/submission/advance.ts';
import { isOver } from '../state/submission/SubmissionState.ts';
import type { AttemptContext, AttemptPart } from './AttemptContext.ts';
import type { JournalWriter } from './createJournalWriter.ts';

/** What a failed save tells of the answer, by the kind of its failure. */
const OUTCOMES: Record<FailureKind, 'expired' | 'refused' | 'error' | 'unknown'> = {
  'session-expired': 'expired',
  rejected: 'refused',
  malformed: 'error',
  unavailable: 'unknown',
  cancelled: 'unknown',
};

/** Sends the saves that are due and records their outcome. */
export function createAnswerSaver(context: AttemptContext, writer: JournalWriter): AttemptPart {
  const { records, ports, state, serverNow, update } = context;
  const { environment } = ports;
  const controllers = new Map<number, AbortController>();

  const moment = () => ({ ...context.moment(), wallNow: environment.now() });

  async function run(send: Send, signal: AbortSignal): Promise<void> {
    const { questionId, rev } = send;
    const question = records.byId.get(questionId);
    const others = state.journal.get(questionId)?.openSends ?? [];
    // Later than the others, which distinguishes them.
    const until = Math.max(serverNow() + REQUEST_TRAVEL_MS, ...others.map((other) => other.until + 1));
    const openSend: OpenSend = { rev, until };
    state.journal = recordSend(state.journal, questionId, openSend);
    const entry = state.journal.get(questionId);
    if (!entry || !question) return;
    try {
      // On disk before it is sent: after a crash in between the next page knows the answer and that it may arrive.
      // A page that is being hidden cannot wait; it has written synchronously.
      const written = writer.secure(questionId);
      if (!state.isHidden) await written;
      if (signal.aborted) return forget(questionId, openSend);
      await ports.saveAnswer(
        { question, answer: entry.answer, answeredAt: entry.editedAt },
        { signal, isKeepalive: state.isHidden },
      );
      confirm(send, openSend);
    } catch (error) {
      const kind = ports.getErrorKind(error);
      const outcome = kind === null ? 'unknown' : OUTCOMES[kind];
      // A server that answers with a refusal has processed nothing. After any other failure the request may still arrive.
      if (outcome === 'expired' || outcome === 'refused') forget(questionId, openSend);
      if (outcome === 'expired') state.queue = expire(state.queue, send);
      else {
        const refusal = outcome === 'refused' ? { words: ports.getErrorWords(error) } : null;
        state.queue = fail(state.queue, send, moment(), outcome === 'error' ? outcome : refusal);
      }
      if (outcome === 'refused')
        state.submission = advance(state.submission, { type: 'save-refused' }, moment());
      if (outcome === 'error' && isClosureLikely(state.queue))
        state.submission = advance(state.submission, { type: 'doubted' }, moment());
    }
    update();
  }

  function confirm(send: Send, openSend: OpenSend): void {
    const { questionId } = send;
    state.queue = succeed(state.queue, send, moment());
    state.journal = confirmSend(state.journal, questionId, openSend, serverNow());
    writer.schedule(questionId, 0);
    state.submission = advance(state.submission, { type: 'save-taken' }, moment());
  }

  function forget(questionId: string, openSend: OpenSend): void {
    state.journal = discardSend(state.journal, questionId, openSend);
    writer.schedule(questionId, 0);
  }

  function startDue(now: number): void {
    for (const { questionId } of listDue(state.queue, now, environment.isOnline())) {
      const entry = state.journal.get(questionId);
      state.queue =
        entry && isPending(entry) ? start(state.queue, questionId, now) : drop(state.queue, questionId);
      const send = findEntry(state.queue, questionId)?.sending;
      if (!send) continue;
      const controller = new AbortController();
      controllers.set(send.sendId, controller);
      void run(send, controller.signal);
    }
  }

  /** Saves contested answers again as soon as no older save can arrive any more. */
  function confirmAgain(now: number): void {
    const time = serverNow();
    for (const entry of listContested(state.journal)) {
      if (settlesAt(entry) > time) continue;
      const { questionId, rev } = entry;
      state.queue = enqueue(state.queue, { questionId, rev, now, delay: 0 });
    }
  }

  function nextConfirmation(now: number): number {
    const waiting = listContested(state.journal).filter(
      ({ questionId }) => !findEntry(state.queue, questionId),
    );
    return now + Math.min(...waiting.map(settlesAt)) - serverNow();
  }

  /** Nothing is sent to an attempt that is handed in. */
  function isSending(): boolean {
    return state.writeAccess === 'granted' && !isOver(state.submission);
  }

  /** Aborts the requests whose response no longer matters. */
  function abortObsolete(): void {
    const open = listOpenSendIds(state.queue);
    for (const [sendId, controller] of controllers) {
      if (open.has(sendId)) continue;
      controllers.delete(sendId);
      controller.abort();
    }
  }

  return {
    run(now) {
      state.queue = abandonOverdue(state.queue, moment());
      if (isSending()) {
        confirmAgain(now);
        startDue(now);
      }
      abortObsolete();
    },
    nextRun(now) {
      if (!isSending()) return null;
      const due = nextDue(state.queue, environment.isOnline()) ?? Infinity;
      return Math.min(due, nextConfirmation(now));
    },
  };
}
