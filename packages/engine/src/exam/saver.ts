import { isApiError } from '@cloud-school/api-client';
import { acknowledge, isUnsent, renew } from './journal.ts';
import type { RecordWriter } from './recordWriter.ts';
import {
  drop,
  enqueue,
  expire,
  fail,
  findEntry,
  giveUpOverdue,
  isOvertaken,
  listDue,
  listOpenSendIds,
  nextWake,
  start,
  succeed,
  type Send,
} from './saveQueue.ts';
import type { SessionContext, SessionPart } from './SessionContext.ts';

/** True for an error that means: sign in again. */
export function isSessionExpired(error: unknown): boolean {
  return isApiError(error, 'session-expired');
}

function isRefused(error: unknown): boolean {
  return isApiError(error, 'rejected');
}

/** Sends what the queue says is due and takes the answers in. */
export function createSaver(context: SessionContext, writer: RecordWriter): SessionPart {
  const { ports, state, touch } = context;
  const { environment } = ports;
  const controllers = new Map<number, AbortController>();

  const moment = () => ({
    now: environment.monotonicNow(),
    wallNow: environment.now(),
    random: environment.random,
  });

  async function run(send: Send, signal: AbortSignal): Promise<void> {
    const record = state.journal.get(send.questionId);
    if (!record) return;
    try {
      // First on disk, then on its way: or a crash in between would bring back an older answer than the server's,
      // and the older one would be sent over it. A page being hidden has no time to wait; it wrote at once.
      const written = writer.secure(send.questionId);
      if (written && !state.isHidden) await written;
      if (signal.aborted) return;
      await ports.saveAnswer(send.questionId, record.answer, record.editedAt, {
        signal,
        isKeepalive: state.isHidden,
      });
      if (!state.isDisposed) confirm(send);
    } catch (error) {
      if (state.isDisposed) return;
      state.queue = isSessionExpired(error)
        ? expire(state.queue, send)
        : fail(state.queue, send, moment(), isRefused(error));
    }
    touch();
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
      const record = state.journal.get(questionId);
      state.queue =
        record && isUnsent(record) ? start(state.queue, questionId, now) : drop(state.queue, questionId);
      const send = findEntry(state.queue, questionId)?.sending;
      if (!send) continue;
      const controller = new AbortController();
      controllers.set(send.sendId, controller);
      void run(send, controller.signal);
    }
  }

  function abortForgotten(): void {
    const open = listOpenSendIds(state.queue);
    for (const [sendId, controller] of controllers) {
      if (open.has(sendId)) continue;
      controllers.delete(sendId);
      controller.abort();
    }
  }

  return {
    pump(now) {
      state.queue = giveUpOverdue(state.queue, moment());
      if (state.pen === 'here') startDue(now);
      abortForgotten();
    },
    nextWake: () => (state.pen === 'here' ? nextWake(state.queue, environment.isOnline()) : null),
  };
}
