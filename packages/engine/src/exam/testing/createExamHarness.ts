import { ApiError } from '@cloud-school/api-client';
import type { Answer, Paper, Question, QuestionKind } from '@cloud-school/domain';
import type { LifecycleEvent } from '../../ports/Environment.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { Timers } from '../../ports/Timers.ts';
import { createFakeClock, settle, type FakeClock } from '../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { createFakeTabs, type FakeTabs } from '../../testing/createFakeTabs.ts';
import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import { createExamAttempt } from '../createExamAttempt.ts';
import { createTabLock } from '../locks/createTabLock.ts';
import type { AnswerStore, AttemptKey } from '../ports/AnswerStore.ts';
import type { CompletionPort } from '../ports/CompletionPort.ts';
import { createAnswerStore } from '../storage/createAnswerStore.ts';
import { createFakeServer, type FakeServer } from './createFakeServer.ts';

export const KEY: AttemptKey = { tenantId: 't', userId: 'u', workId: 'w', answerLogId: 'log' };

/** The activity of the test, without the moment of the hand-in. */
export const ACTIVITY: CompletionPort['record'] = {
  activityId: 'a',
  tenantId: 't',
  userId: 'u',
  classId: null,
  bizType: null,
  classroomId: null,
  activityContentId: null,
};

export const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
export const choice = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });

/** One browser tab with the attempt open. */
export interface ExamTab {
  attempt: ExamAttempt;
  lifecycle(event: LifecycleEvent): void;
  /** The tab dies without an event: its timers, writes and responses stop. */
  crash(): void;
  /** The browser freezes the tab for good, but the tab keeps its lock. */
  freeze(): void;
}

/** A device, a server and an attempt at a paper of single choices (c1, c2 …) and short answers (t1, t2 …). */
export interface ExamHarness {
  clock: FakeClock;
  server: FakeServer;
  storage: ReturnType<typeof createFakeStorage>;
  isOnline: boolean;
  /** The seconds of each time report (EXAM-05). */
  reports: number[];
  /** The server's answer to a time report. */
  answerReport: () => Promise<unknown>;
  /** Sends a message to all tabs, as a tab of another build could. */
  post(message: unknown): void;
  /** The store of another page of this device. */
  openStore(): AnswerStore;
  /** The device's copy of the paper, which carries no answers. */
  storedPaper(): Paper;
  /** `isPaperStored`: without the server, by the device's copy of the first paper, which carries no answers. */
  open(options?: {
    doesPaperCarryAnswers?: boolean;
    isPaperStored?: boolean;
    /** What the start call says on this opening, where it is not what it said before. */
    startedAt?: number | null;
  }): Promise<ExamTab>;
}

export interface ExamHarnessOptions {
  choices?: number;
  texts?: number;
  /** A reading r1, after the others, with sub-questions r1#1, r1#2 … */
  reading?: { subQuestionCount: number; isSavedAsOne: boolean };
  timeLimitMinutes?: number | null;
  hasActivity?: boolean;
  startedAt?: number | null;
  serverAhead?: number;
  /** Milliseconds until a write is on disk; urgent writes are synchronous. */
  diskDelay?: number;
  /** True for a server whose paper carries the saved answers: they are read back before the finish. */
  doesServerReturnAnswers?: boolean;
  /** True where a save ends on the device, and the finish sends all answers. */
  isCollected?: boolean;
  /** False for a browser without BroadcastChannel. */
  hasChannel?: boolean;
}

export function createExamHarness(options: ExamHarnessOptions = {}): ExamHarness {
  const { choices = 2, texts = 2, timeLimitMinutes = null, hasActivity = true, serverAhead = 0 } = options;
  const { doesServerReturnAnswers = false, isCollected = false } = options;
  const clock = createFakeClock();
  const server = createFakeServer(clock, serverAhead);
  const storage = createFakeStorage();
  const tabs = createFakeTabs();
  // Of its own, because the fake knows one lock only.
  const storeLocks = createFakeTabs().locks;
  const firstStart = options.startedAt === undefined ? server.now() : options.startedAt;
  let lastTab = 0;

  const question = (id: string, kind: QuestionKind, carriesAnswers: boolean): Question => ({
    id,
    unitId: `unit-${id}`,
    kind,
    stemHtml: id,
    points: 1,
    isMarked: false,
    options: [],
    blankCount: 0,
    subQuestions: [],
    isSavedAsOne: false,
    savedAnswer: (carriesAnswers && server.answers.get(id)?.answer) || null,
    solution: null,
  });

  const readingQuestion = (
    { subQuestionCount, isSavedAsOne }: NonNullable<ExamHarnessOptions['reading']>,
    carriesAnswers: boolean,
  ): Question => {
    const parent = question('r1', 'reading', carriesAnswers);
    const subQuestions = Array.from({ length: subQuestionCount }, (_, i) =>
      question(`r1#${i + 1}`, 'single', carriesAnswers),
    );
    return { ...parent, isSavedAsOne, subQuestions };
  };

  const paper = (carriesAnswers: boolean): Paper => ({
    title: 'paper',
    description: null,
    timeLimitMinutes,
    groups: [
      {
        kind: 'single',
        questions: Array.from({ length: choices }, (_, i) => question(`c${i + 1}`, 'single', carriesAnswers)),
      },
      {
        kind: 'short-answer',
        questions: Array.from({ length: texts }, (_, i) =>
          question(`t${i + 1}`, 'short-answer', carriesAnswers),
        ),
      },
      {
        kind: 'reading',
        questions: options.reading ? [readingQuestion(options.reading, carriesAnswers)] : [],
      },
    ],
  });

  const harness: ExamHarness = {
    clock,
    server,
    storage,
    isOnline: true,
    reports: [],
    answerReport: async () => undefined,
    post: (body) => tabs.openChannel('attempt').post({ kind: 'message', body }),
    openStore: () => createAnswerStore({ indexedDB: null, storage, timers: clock, locks: storeLocks }),
    storedPaper: () => paper(false),
    async open({ doesPaperCarryAnswers = true, isPaperStored = false, startedAt = firstStart } = {}) {
      lastTab += 1;
      server.forgetOffsets();
      const page = openPage(harness, { ...tabs, storeLocks }, String(lastTab), options);
      const opening = createExamAttempt({
        key: KEY,
        paper: paper(doesPaperCarryAnswers && !isPaperStored),
        isPaperFresh: !isPaperStored,
        startedAt: isPaperStored ? null : startedAt,
        ports: {
          ...page.ports,
          saveAnswer: ({ question, answer, answeredAt }, { signal }) =>
            page.whileAlive(server.save(question.id, structuredClone(answer), answeredAt, signal)),
          finish: (signal) => page.whileAlive(server.finish(signal)),
          findHandIn: () => page.whileAlive(server.findHandIn()),
          readAnswers: () =>
            doesServerReturnAnswers ? page.whileAlive(server.readAnswers()) : Promise.resolve(new Map()),
          isCollected,
          getErrorKind: (error) => (error instanceof ApiError ? error.kind : null),
          getErrorWords: (error) => (error instanceof ApiError ? error.serverMessage : null),
          completion: hasActivity
            ? {
                examKind: 'test',
                record: ACTIVITY,
                report: (completion) => page.whileAlive(server.complete(completion)),
              }
            : null,
          serverClockOffset: () => server.offset(),
          reportTime: (seconds) => {
            harness.reports.push(seconds);
            return harness.answerReport();
          },
        },
      });
      await clock.advance(5 * (options.diskDelay ?? 0));
      const attempt = await opening;
      await settle();
      return { attempt, ...page.tab };
    },
  };
  return harness;
}

function openPage(
  harness: ExamHarness,
  tabs: FakeTabs & { storeLocks: FakeTabs['locks'] },
  tabId: string,
  { diskDelay = 0, hasChannel = true }: ExamHarnessOptions,
) {
  const { clock, storage } = harness;
  let isAlive = true;
  let listener: (event: LifecycleEvent) => void = () => {};
  const held = new AbortController();
  const whileAlive = <Value>(promise: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => isAlive && resolve(value),
        (error: unknown) => isAlive && reject(error),
      );
    });
  const timers = {
    setTimer: (run: () => void, milliseconds: number) => clock.setTimer(() => isAlive && run(), milliseconds),
    clearTimer: (timer: unknown) => clock.clearTimer(timer),
  };
  const disk: StorageLike = {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => isAlive && storage.setItem(key, value),
    removeItem: (key) => isAlive && storage.removeItem(key),
  };
  const channel = tabs.openChannel('attempt');
  const request = ((name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<unknown>) =>
    tabs.locks.request(name, options, (lock) =>
      isAlive
        ? Promise.race([
            callback(lock),
            // The browser releases the locks of a tab that died.
            new Promise((resolve) => held.signal.addEventListener('abort', resolve)),
          ])
        : Promise.resolve(),
    )) as LockManager['request'];
  const lock = createTabLock({
    name: 'attempt',
    tabId,
    locks: { request },
    channel: {
      post: (message) => isAlive && hasChannel && channel.post(message),
      listen: (listen) => channel.listen((message) => isAlive && listen(message)),
      close: () => channel.close(),
    },
    storage: null,
    now: clock.now,
    timers,
    onPageGone: () => () => {},
  });
  return {
    whileAlive,
    tab: {
      lifecycle: (event: LifecycleEvent) => listener(event),
      freeze() {
        isAlive = false;
      },
      crash() {
        isAlive = false;
        channel.close();
        held.abort();
      },
    },
    ports: {
      store: slowDown(
        createAnswerStore({ indexedDB: null, storage: disk, timers, locks: tabs.storeLocks }),
        diskDelay,
        timers,
      ),
      lock,
      environment: {
        ...timers,
        now: clock.now,
        monotonicNow: clock.monotonicNow,
        random: () => 0.5,
        isOnline: () => harness.isOnline,
        listen(given: (event: LifecycleEvent) => void) {
          listener = given;
          return () => {
            listener = () => {};
          };
        },
      },
    },
  };
}

function slowDown(store: AnswerStore, delay: number, timers: Timers): AnswerStore {
  if (delay === 0) return store;
  const wait = () => new Promise<void>((resolve) => timers.setTimer(resolve, delay));
  const slowly =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await wait();
      return work(...args);
    };
  return {
    isDurable: () => store.isDurable(),
    probe: slowly(() => store.probe()),
    writeAnswer: async (key, record, isUrgent) => {
      if (!isUrgent) await wait();
      await store.writeAnswer(key, record, isUrgent);
      if (isUrgent) await wait();
    },
    readAnswers: slowly((key) => store.readAnswers(key)),
    listAttemptAnswers: slowly((key) => store.listAttemptAnswers(key)),
    readAttempt: slowly((key) => store.readAttempt(key)),
    writeAttempt: slowly((key, attempt) => store.writeAttempt(key, attempt)),
    readPaper: slowly((key) => store.readPaper(key)),
    writePaper: slowly((key, paper) => store.writePaper(key, paper)),
    forgetAnswers: slowly((key) => store.forgetAnswers(key)),
    forgetAnswersOf: slowly((key, questionIds) => store.forgetAnswersOf(key, questionIds)),
    forgetOld: slowly((before) => store.forgetOld(before)),
    withJobs: (key, work) => store.withJobs(key, work),
    listJobs: slowly((key) => store.listJobs(key)),
    writeJob: slowly((key, job) => store.writeJob(key, job)),
    removeJob: slowly((key, job) => store.removeJob(key, job)),
  };
}
