import type { Answer, Paper } from '@cloud-school/domain';
import type { LifecycleEvent } from '../ports/Environment.ts';
import type { AttemptContext, AttemptPart, AttemptState } from './AttemptContext.ts';
import { createTileListeners } from './createTileListeners.ts';
import type { ExamAttempt } from './ExamAttempt.ts';
import { createJournalWriter } from './journal/createJournalWriter.ts';
import { edit, isAnswered, isUnsent, listUnsent, mark, restore } from './journal/Journal.ts';
import { toPaperRecords, toRecordedEdit } from './paper/PaperRecords.ts';
import type { AttemptKey } from './ports/AnswerStore.ts';
import type { ExamPorts } from './ports/ExamPorts.ts';
import { createAnswerSaver } from './saving/createAnswerSaver.ts';
import { editTiming } from './saving/editTiming.ts';
import { drop, EMPTY_QUEUE, enqueue, flush, resume } from './saving/SaveQueue.ts';
import { createSubmitter } from './submission/createSubmitter.ts';
import { createSubmission, isLocked, isRetriedAutomatically } from './submission/SubmissionState.ts';
import { createTabCoordinator } from './tabs/createTabCoordinator.ts';
import { takeSnapshot, UNTOUCHED_TILE, type AttemptSnapshot } from './takeSnapshot.ts';
import { createTimekeeper } from './time/createTimekeeper.ts';
import { createDeadline } from './time/Deadline.ts';
import { createServerClock, serverNow } from './time/ServerClock.ts';

export interface ExamAttemptOptions {
  key: AttemptKey;
  paper: Paper;
  /** False for this device's copy: what it says about saved answers may be old. */
  isPaperFresh: boolean;
  /** Milliseconds since 1970 by the server's clock, from the start call; null when the server does not send it. */
  startedAt: number | null;
  ports: ExamPorts;
}

/**
 * Opens an attempt: requests write access, restores what this device stored, and resolves when the student may answer.
 * From then on it saves, counts down and hands in by itself until it is disposed. An opening that fails gives the write
 * access back.
 */
export async function createExamAttempt(options: ExamAttemptOptions): Promise<ExamAttempt> {
  try {
    return await openExamAttempt(options);
  } catch (error) {
    options.ports.lock.close();
    throw error;
  }
}

async function openExamAttempt(options: ExamAttemptOptions): Promise<ExamAttempt> {
  const { key, paper, isPaperFresh, startedAt, ports } = options;
  const { environment, store, lock } = ports;
  const records = toPaperRecords(paper);

  // Other tabs may send messages before the state below exists: they wait here.
  const pendingEvents: (() => void)[] = [];
  let isReady = false;
  const whenReady = (handle: () => void) => (isReady ? handle() : void pendingEvents.push(handle));
  const firstAccess = await lock.open({
    onAccessChange: (access) => whenReady(() => void coordinator.onAccessChange(access)),
    onYieldRequest: async () => !isReady || coordinator.onYieldRequest(),
    onMessage: (message) => whenReady(() => coordinator.onMessage(message)),
  });
  const [stored, storedEntries] = await Promise.all([store.readAttempt(key), store.readAnswers(key)]);

  const reading = { wall: environment.now(), monotonic: environment.monotonicNow() };
  const storedTime = (stored?.answerLogId === key.answerLogId && stored.time) || null;
  const clock = createServerClock({ reading, offset: ports.serverClockOffset(), storedTime, startedAt });
  const now = serverNow(clock, reading.monotonic);
  const state: AttemptState = {
    journal: restore(storedEntries, [...records.byId.values()], now, isPaperFresh),
    queue: EMPTY_QUEUE,
    submission: createSubmission(false),
    clock,
    deadline: createDeadline({
      startedAtServer: startedAt,
      timeLimitMinutes: paper.timeLimitMinutes,
      now,
      storedTime,
    }),
    countdown: { isTimeUp: false, reportedAt: now },
    writeAccess: 'held-elsewhere',
    isHidden: false,
    isDisposed: false,
  };
  const restoredCount = listUnsent(state.journal).length;

  const listeners = new Set<() => void>();
  const tileListeners = createTileListeners();
  const context: AttemptContext = { key, records, ports, state, update };
  const writer = createJournalWriter(context);
  const saver = createAnswerSaver(context, writer);
  const submitter = createSubmitter(context, writer, () => timekeeper);
  const timekeeper = createTimekeeper(context, () =>
    submitter.dispatch({ type: 'submit', trigger: 'time-up' }),
  );
  const coordinator = createTabCoordinator(context, writer, submitter, timekeeper);
  const parts: AttemptPart[] = [timekeeper, submitter, saver, writer];
  let snapshot: AttemptSnapshot = takeSnapshot(context, null);
  let timer: unknown = null;
  let isRunning = false;
  let isDirty = false;

  /** Runs every part until none changes anything, publishes the snapshot, and sleeps until the next part is due. */
  function update(): void {
    isDirty = true;
    if (isRunning || state.isDisposed) return;
    isRunning = true;
    while (isDirty) {
      isDirty = false;
      for (const part of parts) part.run(environment.monotonicNow());
    }
    isRunning = false;
    scheduleNextRun();
    const last = snapshot;
    snapshot = takeSnapshot(context, last);
    if (snapshot === last) return;
    for (const listener of Array.from(listeners)) listener();
    const { tiles } = snapshot;
    tileListeners.notify((questionId) => tiles.get(questionId) !== last.tiles.get(questionId));
  }

  function scheduleNextRun(): void {
    environment.clearTimer(timer);
    const at = environment.monotonicNow();
    const next = Math.min(...parts.map((part) => part.nextRun(at) ?? Infinity));
    if (Number.isFinite(next)) timer = environment.setTimer(update, Math.max(0, Math.ceil(next - at)));
  }

  function onLifecycle(event: LifecycleEvent): void {
    state.isHidden = event === 'hidden' || (event !== 'visible' && state.isHidden);
    if (event === 'hidden') void writer.flush(true);
    if (event !== 'offline') state.queue = flush(state.queue, environment.monotonicNow());
    const isBack = event === 'online' || event === 'visible';
    if (isBack && isRetriedAutomatically(state.submission)) submitter.dispatch({ type: 'recheck' });
    update();
  }

  function isEditable(): boolean {
    return state.writeAccess === 'granted' && !isLocked(state.submission);
  }

  function answer(questionId: string, given: Answer): void {
    if (!isEditable()) return;
    const before = state.journal;
    const recorded = toRecordedEdit(records, before, questionId, given);
    if (!recorded) return;
    const { id, kind } = recorded.question;
    state.journal = edit(before, id, recorded.answer, timekeeper.serverNow());
    const entry = state.journal.get(id);
    if (!entry || state.journal === before) return;
    const { saveDelayMs, writeDelayMs } = editTiming[kind];
    const at = environment.monotonicNow();
    const delay = timekeeper.isEnding() ? 0 : saveDelayMs;
    state.queue = isUnsent(entry)
      ? enqueue(state.queue, { questionId: id, rev: entry.rev, now: at, delay })
      : drop(state.queue, id);
    writer.schedule(id, writeDelayMs);
    update();
  }

  const stopListening = environment.listen(onLifecycle);
  isReady = true;
  if (firstAccess === 'granted') coordinator.becomeWriter(stored);
  for (const handle of pendingEvents) handle();
  update();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTile: tileListeners.subscribe,
    getTile: (questionId) => snapshot.tiles.get(questionId) ?? UNTOUCHED_TILE,
    getAnswer: (questionId) => snapshot.answers.get(questionId) ?? null,
    getProgress: () => snapshot.progress,
    getSaveSummary: () => snapshot.summary,
    getRemaining: () => snapshot.remaining,
    getSubmission: () => snapshot.submission,
    getWriteAccess: () => snapshot.writeAccess,
    getRestoredCount: () => restoredCount,

    answer,
    async adopt(answers) {
      if (!isEditable()) return false;
      for (const [questionId, kept] of answers) {
        const entry = state.journal.get(questionId);
        if (entry && !isAnswered(entry)) answer(questionId, kept);
      }
      await writer.flush(false);
      return state.writeAccess === 'granted' && !state.isDisposed;
    },
    mark(questionId, isMarked) {
      if (state.writeAccess !== 'granted') return;
      state.journal = mark(state.journal, questionId, isMarked);
      writer.schedule(questionId, 0);
      update();
    },
    saveNow() {
      void writer.flush(false);
      state.queue = flush(state.queue, environment.monotonicNow());
      update();
    },
    retryNow() {
      state.queue = flush(state.queue, environment.monotonicNow(), true);
      if (isRetriedAutomatically(state.submission)) submitter.dispatch({ type: 'recheck' });
      update();
    },
    resume() {
      state.queue = resume(state.queue, environment.monotonicNow());
      submitter.dispatch({ type: 'resumed' });
    },
    submit(trigger, options = { isWithoutRefused: false }) {
      if (state.writeAccess === 'granted') submitter.dispatch({ type: 'submit', trigger, ...options });
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
