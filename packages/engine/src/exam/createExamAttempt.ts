import type { Paper } from '@cloud-school/domain';
import type { LifecycleEvent } from '../ports/Environment.ts';
import type { AttemptContext } from './actors/AttemptContext.ts';
import { createAnswerSaver } from './actors/createAnswerSaver.ts';
import { createEditor } from './actors/createEditor.ts';
import { createJournalWriter } from './actors/createJournalWriter.ts';
import { createScheduler } from './actors/createScheduler.ts';
import { createSubmitter } from './actors/createSubmitter.ts';
import { createTabCoordinator } from './actors/createTabCoordinator.ts';
import { createTimekeeper } from './actors/createTimekeeper.ts';
import type { ExamAttempt } from './contract/ExamAttempt.ts';
import { createSnapshotSource } from './createSnapshotSource.ts';
import type { AttemptKey, StoredAttempt } from './ports/AnswerStore.ts';
import type { ExamPorts } from './ports/ExamPorts.ts';
import type { AttemptState } from './state/AttemptState.ts';
import { listUnsent, restore, type JournalEntry } from './state/journal/Journal.ts';
import { toPaperRecords, type PaperRecords } from './state/paper/PaperRecords.ts';
import { EMPTY_QUEUE } from './state/saving/QueueEntry.ts';
import { flush, resume } from './state/saving/SaveQueue.ts';
import { createSubmission, isRetriedAutomatically } from './state/submission/SubmissionState.ts';
import { takeSnapshot, type AttemptSnapshot } from './state/takeSnapshot.ts';
import { createDeadline, usedAt } from './state/time/Deadline.ts';
import { createServerClock, serverNow } from './state/time/ServerClock.ts';

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
  const { key, paper, ports } = options;
  const { environment, store, lock } = ports;
  const records = toPaperRecords(paper);

  // Other tabs may send messages before the parts below exist: they wait here.
  const pendingEvents: (() => void)[] = [];
  let isReady = false;
  const whenReady = (handle: () => void) => (isReady ? handle() : void pendingEvents.push(handle));
  const firstAccess = await lock.open({
    onAccessChange: (access) => whenReady(() => void coordinator.onAccessChange(access)),
    onYieldRequest: async () => !isReady || coordinator.onYieldRequest(),
    onMessage: (message) => whenReady(() => coordinator.onMessage(message)),
  });
  const [known, entries] = await Promise.all([store.readAttempt(key), store.readAnswers(key)]);
  const stored = known && isReopened(known, options) ? null : known;
  const state = createState(options, records, { stored, entries });
  const restoredCount = listUnsent(state.journal).length;

  const takeNext = (last: AttemptSnapshot | null) =>
    takeSnapshot(
      {
        state,
        records,
        now: environment.monotonicNow(),
        isOnline: environment.isOnline(),
        isDurable: store.isDurable(),
        isCollected: ports.isCollected === true,
      },
      last,
    );
  const source = createSnapshotSource(takeNext(null));
  const scheduler = createScheduler(environment, () => source.publish(takeNext(source.get())));
  const { update } = scheduler;
  const context: AttemptContext = {
    key,
    records,
    ports,
    state,
    update,
    serverNow: () => serverNow(state.clock, environment.monotonicNow()),
    moment: () => ({ now: environment.monotonicNow(), random: environment.random }),
  };
  const writer = createJournalWriter(context);
  const saver = createAnswerSaver(context, writer);
  const submitter = createSubmitter(context, writer);
  const timekeeper = createTimekeeper(context, (event) => submitter.dispatch(event));
  const coordinator = createTabCoordinator(context, writer, submitter);
  const editor = createEditor(context, writer);

  function flushNow(isForced = false): void {
    state.queue = flush(state.queue, environment.monotonicNow(), isForced);
  }

  function recheck(): void {
    if (isRetriedAutomatically(state.submission)) submitter.dispatch({ type: 'recheck' });
  }

  function onLifecycle(event: LifecycleEvent): void {
    state.isHidden = event === 'hidden' || (event !== 'visible' && state.isHidden);
    if (event === 'hidden') void writer.flush(true);
    if (event !== 'offline') flushNow();
    if (event === 'online' || event === 'visible') recheck();
    update();
  }

  const stopListening = environment.listen(onLifecycle);
  isReady = true;
  if (firstAccess === 'granted') coordinator.becomeWriter(stored);
  for (const handle of pendingEvents) handle();
  scheduler.start([timekeeper, submitter, saver, writer]);

  return {
    subscribe: source.subscribe,
    subscribeTile: source.subscribeTile,
    getTile: source.getTile,
    getAnswer: source.getAnswer,
    getProgress: source.getProgress,
    getSaveSummary: source.getSaveSummary,
    getNow: context.serverNow,
    getRemaining: () => source.get().remaining,
    getUsedSeconds() {
      const { handedInAt } = source.get().submission;
      return state.deadline && handedInAt !== null ? usedAt(state.deadline, handedInAt) : null;
    },
    getSubmission: () => source.get().submission,
    getWriteAccess: () => source.get().writeAccess,
    getRestoredCount: () => restoredCount,

    ...editor,
    saveNow() {
      void writer.flush(false);
      const waiting = state.queue;
      flushNow();
      if (state.queue !== waiting) update();
    },
    retryNow() {
      flushNow(true);
      recheck();
      update();
    },
    resume() {
      state.queue = resume(state.queue, environment.monotonicNow());
      submitter.dispatch({ type: 'resumed' });
    },
    submit(trigger, options = { isWithoutRefused: false }) {
      if (state.writeAccess === 'granted') submitter.dispatch({ type: 'submit', trigger, ...options });
    },
    takeOver: async () => coordinator.onTakeOver(await lock.takeOver()),
    dispose() {
      if (state.isDisposed) return;
      const written = writer.flush(true);
      state.isDisposed = true;
      scheduler.stop();
      stopListening();
      source.close();
      void written.finally(() => lock.close());
    },
  };
}

/**
 * True when the server's start is later than the hand-in on this device: the school has opened the attempt again, and what
 * the device stored of it does not count. Where the start is older or unknown, the finish is looked up first.
 */
function isReopened(
  { answerLogId, state, time }: StoredAttempt,
  { key, startedAt }: ExamAttemptOptions,
): boolean {
  const isFinished = answerLogId === key.answerLogId && state === 'finished';
  return isFinished && time !== null && startedAt !== null && startedAt > time.lastSeen;
}

/** The state on opening, from the paper and from what this device stored. */
function createState(
  { key, paper, isPaperFresh, startedAt, ports }: ExamAttemptOptions,
  records: PaperRecords,
  { stored, entries }: { stored: StoredAttempt | null; entries: JournalEntry[] },
): AttemptState {
  const { environment } = ports;
  const reading = { wall: environment.now(), monotonic: environment.monotonicNow() };
  // The time of a finished attempt is over: one that the server opens again has a time of its own.
  const isUnderWay = stored?.answerLogId === key.answerLogId && stored.state !== 'finished';
  const storedTime = isUnderWay ? stored.time : null;
  const clock = createServerClock({
    reading,
    offset: ports.serverClockOffset(),
    storedTime,
    startedAt,
    hasServerAnswered: isPaperFresh || startedAt !== null,
  });
  const now = serverNow(clock, reading.monotonic);
  const { timeLimitMinutes } = paper;
  return {
    journal: restore(entries, [...records.byId.values()], now, isPaperFresh),
    queue: EMPTY_QUEUE,
    submission: createSubmission(),
    clock,
    deadline: createDeadline({ startedAtServer: startedAt, timeLimitMinutes, now, storedTime }),
    countdown: { isTimeUp: false, reportedAt: now },
    writeAccess: 'held-elsewhere',
    isHidden: false,
    isDisposed: false,
  };
}
