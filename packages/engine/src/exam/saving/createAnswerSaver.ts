import type { AttemptContext, AttemptPart } from '../AttemptContext.ts';
import type { JournalWriter } from '../journal/createJournalWriter.ts';
import { acknowledge, isUnsent, renew } from '../journal/Journal.ts';
import {
  abandonOverdue,
  drop,
  enqueue,
  expire,
  fail,
  findEntry,
  isOvertaken,
  listDue,
  listOpenSendIds,
  nextDue,
  start,
  succeed,
  type Send,
} from './SaveQueue.ts';

/** Sends the saves that are due and records their outcome. */
export function createAnswerSaver(context: AttemptContext, writer: JournalWriter): AttemptPart {
  const { questions, ports, state, update } = context;
  const { environment } = ports;
  const controllers = new Map<number, AbortController>();

  const moment = () => ({
    now: environment.monotonicNow(),
    wallNow: environment.now(),
    random: environment.random,
  });

  async function run(send: Send, signal: AbortSignal): Promise<void> {
    const entry = state.journal.get(send.questionId);
    const question = questions.get(send.questionId);
    if (!entry || !question) return;
    try {
      // On disk before it is sent: a crash in between would restore an answer older than the server's, and the older one
      // would then be sent over it. A page that is being hidden cannot wait; it has written synchronously.
      const written = writer.secure(send.questionId);
      if (written && !state.isHidden) await written;
      if (signal.aborted) return;
      await ports.saveAnswer(
        { question, answer: entry.answer, answeredAt: entry.editedAt },
        { signal, isKeepalive: state.isHidden },
      );
      if (!state.isDisposed) confirm(send);
    } catch (error) {
      if (state.isDisposed) return;
      const kind = ports.getErrorKind(error);
      state.queue =
        kind === 'session-expired'
          ? expire(state.queue, send)
          : fail(state.queue, send, moment(), kind === 'rejected');
    }
    update();
  }

  function confirm(send: Send): void {
    const { questionId } = send;
    const mustRenew = isOvertaken(state.queue, send);
    state.queue = succeed(state.queue, send);
    state.journal = acknowledge(state.journal, questionId, send.rev, environment.now());
    if (mustRenew) {
      state.journal = renew(state.journal, questionId);
      const rev = state.journal.get(questionId)?.rev ?? 0;
      state.queue = enqueue(state.queue, { questionId, rev, now: environment.monotonicNow(), delay: 0 });
    }
    writer.schedule(questionId, 0);
  }

  function startDue(now: number): void {
    for (const { questionId } of listDue(state.queue, now, environment.isOnline())) {
      const entry = state.journal.get(questionId);
      state.queue =
        entry && isUnsent(entry) ? start(state.queue, questionId, now) : drop(state.queue, questionId);
      const send = findEntry(state.queue, questionId)?.sending;
      if (!send) continue;
      const controller = new AbortController();
      controllers.set(send.sendId, controller);
      void run(send, controller.signal);
    }
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
      if (state.writeAccess === 'granted') startDue(now);
      abortObsolete();
    },
    nextRun: () => (state.writeAccess === 'granted' ? nextDue(state.queue, environment.isOnline()) : null),
  };
}
