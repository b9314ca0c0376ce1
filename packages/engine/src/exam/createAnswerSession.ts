import type { Paper } from '@cloud-school/api-client';
import type { AnswerSession, AnswerSessionPorts, LifecycleEvent } from './AnswerSession.ts';
import type { AnswerKey } from './answerStore.ts';
import { drawViews, UNTOUCHED_TILE, type AnswerViews } from './answerViews.ts';
import { createDeadline, createServerClock, serverNow } from './examClock.ts';
import { edit, isUnsent, listUnsent, mark, restore } from './journal.ts';
import { createPenKeeper } from './penKeeper.ts';
import { createRecordWriter, TEXT_WRITE_DELAY_MS } from './recordWriter.ts';
import { CHOICE_DELAY_MS, drop, EMPTY_QUEUE, enqueue, flush, resume, TEXT_DELAY_MS } from './saveQueue.ts';
import { createSaver } from './saver.ts';
import type { SessionContext, SessionPart, SessionState } from './SessionContext.ts';
import { createSubmission, isLocked, isRetriedAlone } from './submission.ts';
import { createSubmitter } from './submitter.ts';
import { createTimekeeper } from './timekeeper.ts';

export interface AnswerSessionOptions {
  key: AnswerKey;
  /** Freshly loaded: a cached one may hold answers older than those on the server. */
  paper: Paper;
  /** From the start call; null when the server does not say. */
  startedAt: number | null;
  ports: AnswerSessionPorts;
}

/**
 * Opens an attempt: takes the pen, brings back what this device kept, and resolves when the student may answer.
 * From then on it saves, counts down and hands in by itself until disposed.
 */
export async function createAnswerSession(options: AnswerSessionOptions): Promise<AnswerSession> {
  const { key, paper, startedAt, ports } = options;
  const { environment, store, lock } = ports;
  const questions = paper.groups.flatMap((group) => group.questions);
  const textIds = new Set(
    questions.filter(({ kind }) => kind === 'blanks' || kind === 'short-answer').map(({ id }) => id),
  );

  // Other tabs may speak before the state below exists: what they say waits.
  const early: (() => void)[] = [];
  let isReady = false;
  const whenReady = (work: () => void) => (isReady ? work() : void early.push(work));
  const firstPen = await lock.open({
    onPen: (pen) => whenReady(() => void keeper.follow(pen)),
    onYield: async () => !isReady || keeper.yieldPen(),
    onMessage: (message) => whenReady(() => keeper.hear(message)),
  });
  const [attempt, records] = await Promise.all([store.readAttempt(key), store.readAnswers(key)]);

  const reading = { wall: environment.now(), monotonic: environment.monotonicNow() };
  const kept = (attempt?.answerLogId === key.answerLogId && attempt.time) || null;
  const clock = createServerClock({ reading, offset: ports.serverClockOffset(), kept, startedAt });
  const now = serverNow(clock, reading.monotonic);
  const state: SessionState = {
    journal: restore(records, questions),
    queue: EMPTY_QUEUE,
    submission: createSubmission(false),
    clock,
    deadline: createDeadline({
      startedAtServer: startedAt,
      timeLimitMinutes: paper.timeLimitMinutes,
      now,
      kept,
    }),
    countdown: { isTimeUp: false, reportedAt: now },
    pen: 'held-elsewhere',
    isHidden: false,
    isDisposed: false,
  };
  const restoredCount = listUnsent(state.journal).length;

  const listeners = new Set<() => void>();
  const context: SessionContext = { key, ports, state, touch };
  const writer = createRecordWriter(context);
  const saver = createSaver(context, writer);
  const submitter = createSubmitter(context, writer, () => timekeeper);
  const timekeeper = createTimekeeper(context, () =>
    submitter.dispatch({ type: 'submit', trigger: 'time-up' }),
  );
  const keeper = createPenKeeper(context, writer, submitter, timekeeper);
  const parts: SessionPart[] = [timekeeper, submitter, saver, writer];
  let views: AnswerViews = drawViews(context, null);
  let timer: unknown = null;
  let isPumping = false;
  let isDirty = false;

  /** Looks at every part until none changes anything, then draws, tells the screen and sleeps until the next time. */
  function touch(): void {
    isDirty = true;
    if (isPumping || state.isDisposed) return;
    isPumping = true;
    while (isDirty) {
      isDirty = false;
      for (const part of parts) part.pump(environment.monotonicNow());
    }
    isPumping = false;
    sleep();
    const last = views;
    views = drawViews(context, last);
    if (views !== last) for (const listener of Array.from(listeners)) listener();
  }

  function sleep(): void {
    environment.clearTimer(timer);
    const at = environment.monotonicNow();
    const wake = Math.min(...parts.map((part) => part.nextWake(at) ?? Infinity));
    if (Number.isFinite(wake)) timer = environment.setTimer(touch, Math.max(0, Math.ceil(wake - at)));
  }

  function onLifecycle(event: LifecycleEvent): void {
    state.isHidden = event === 'hidden' || (event !== 'visible' && state.isHidden);
    if (event === 'hidden') void writer.flush(true);
    if (event !== 'offline') state.queue = flush(state.queue, environment.monotonicNow());
    const isBack = event === 'online' || event === 'visible';
    if (isBack && isRetriedAlone(state.submission)) submitter.dispatch({ type: 'recheck' });
    touch();
  }

  const stopListening = environment.listen(onLifecycle);
  isReady = true;
  if (firstPen === 'here') keeper.becomeWriter(attempt);
  for (const work of early) work();
  touch();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getTile: (questionId) => views.tiles.get(questionId) ?? UNTOUCHED_TILE,
    getAnswer: (questionId) => views.answers.get(questionId) ?? null,
    getProgress: () => views.progress,
    getSaveSummary: () => views.summary,
    getRemaining: () => views.remaining,
    getSubmission: () => views.submission,
    getPen: () => views.pen,
    getRestoredCount: () => restoredCount,

    answer(questionId, answer) {
      if (state.pen !== 'here' || isLocked(state.submission)) return;
      const before = state.journal;
      state.journal = edit(before, questionId, answer, timekeeper.serverNow());
      const record = state.journal.get(questionId);
      if (!record || state.journal === before) return;
      const isText = textIds.has(questionId);
      const at = environment.monotonicNow();
      const usualDelay = isText ? TEXT_DELAY_MS : CHOICE_DELAY_MS;
      const delay = timekeeper.isEnding() ? 0 : usualDelay;
      state.queue = isUnsent(record)
        ? enqueue(state.queue, { questionId, rev: record.rev, now: at, delay })
        : drop(state.queue, questionId);
      writer.schedule(questionId, isText ? TEXT_WRITE_DELAY_MS : 0);
      touch();
    },
    mark(questionId, isMarked) {
      if (state.pen !== 'here') return;
      state.journal = mark(state.journal, questionId, isMarked);
      writer.schedule(questionId, 0);
      touch();
    },
    leave() {
      void writer.flush(false);
      state.queue = flush(state.queue, environment.monotonicNow());
      touch();
    },
    retryNow() {
      state.queue = flush(state.queue, environment.monotonicNow(), true);
      if (isRetriedAlone(state.submission)) submitter.dispatch({ type: 'recheck' });
      touch();
    },
    resume() {
      state.queue = resume(state.queue, environment.monotonicNow());
      submitter.dispatch({ type: 'resumed' });
    },
    submit(trigger) {
      if (state.pen === 'here') submitter.dispatch({ type: 'submit', trigger });
    },
    takeOver: () => lock.takeOver(),
    dispose() {
      if (state.isDisposed) return;
      const written = writer.flush(true);
      state.isDisposed = true;
      environment.clearTimer(timer);
      stopListening();
      listeners.clear();
      void written.finally(() => lock.close());
    },
  };
}
