import type { Answer, Paper, Question, QuestionKind } from '@cloud-school/api-client';
import type { AnswerSession, LifecycleEvent, Timers } from '../AnswerSession.ts';
import { createAnswerStore, type AnswerKey, type AnswerStore } from '../answerStore.ts';
import { createAnswerSession } from '../createAnswerSession.ts';
import type { StorageLike } from '../storageBackend.ts';
import { createTabLock } from '../tabLock.ts';
import { createFakeClock, settle, type FakeClock } from './createFakeClock.ts';
import { createFakeTabs } from './createFakeTabs.ts';
import { createFakeServer, type FakeServer } from './createFakeServer.ts';
import { createFakeStorage } from './createFakeStorage.ts';

export const KEY: AnswerKey = { tenantId: 't', userId: 'u', workId: 'w', answerLogId: 'log' };

export const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
export const choice = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });

/** One page of the browser with the attempt open. */
export interface ExamTab {
  session: AnswerSession;
  lifecycle(event: LifecycleEvent): void;
  /** The page dies without a word: nothing of it runs, is written or hears an answer any more. */
  crash(): void;
  /** The browser stops the page for good, but it keeps what it holds. */
  freeze(): void;
}

/** A device, a server and a student's attempt at a paper of choices (c1, c2 …) and texts (t1, t2 …). */
export interface ExamRoom {
  clock: FakeClock;
  server: FakeServer;
  storage: ReturnType<typeof createFakeStorage>;
  isOnline: boolean;
  /** Seconds reported by the countdown. */
  reports: number[];
  open(options?: { doesPaperCarryAnswers?: boolean }): Promise<ExamTab>;
}

export interface ExamRoomOptions {
  choices?: number;
  texts?: number;
  timeLimitMinutes?: number | null;
  hasActivity?: boolean;
  startedAt?: number | null;
  serverAhead?: number;
  /** How long a write takes until it is on disk; urgent ones are at once. */
  diskDelay?: number;
  /** False for a browser whose tabs cannot speak to each other. */
  hasChannel?: boolean;
}

export function createExamRoom(options: ExamRoomOptions = {}): ExamRoom {
  const { choices = 2, texts = 2, timeLimitMinutes = null, hasActivity = true, serverAhead = 0 } = options;
  const clock = createFakeClock();
  const server = createFakeServer(clock, serverAhead);
  const storage = createFakeStorage();
  const tabs = createFakeTabs();
  const startedAt = options.startedAt === undefined ? server.now() : options.startedAt;
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
    savedAnswer: (carriesAnswers && server.answers.get(id)?.answer) || null,
    solution: null,
  });

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
    ],
  });

  const room: ExamRoom = {
    clock,
    server,
    storage,
    isOnline: true,
    reports: [],
    async open({ doesPaperCarryAnswers = true } = {}) {
      lastTab += 1;
      server.forgetOffsets();
      const page = openPage(room, tabs, String(lastTab), options);
      const opening = createAnswerSession({
        key: KEY,
        paper: paper(doesPaperCarryAnswers),
        startedAt,
        ports: {
          ...page.ports,
          saveAnswer: (questionId, answer, answeredAt, { signal }) =>
            page.whileAlive(server.save(questionId, structuredClone(answer), answeredAt, signal)),
          finish: () => page.whileAlive(server.finish()),
          isFinished: () => page.whileAlive(server.isFinished()),
          completion: hasActivity
            ? { payload: { activityId: 'a' }, report: () => page.whileAlive(server.complete()) }
            : null,
          serverClockOffset: () => server.offset(),
          onTimeReport: (seconds) => room.reports.push(seconds),
        },
      });
      await clock.advance(5 * (options.diskDelay ?? 0));
      const session = await opening;
      await settle();
      return { session, ...page.tab };
    },
  };
  return room;
}

function openPage(
  room: ExamRoom,
  tabs: ReturnType<typeof createFakeTabs>,
  tabId: string,
  { diskDelay = 0, hasChannel = true }: ExamRoomOptions,
) {
  const { clock, storage } = room;
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
            // The browser frees the locks of a page that died.
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
      store: slowDown(createAnswerStore({ indexedDB: null, storage: disk, timers }), diskDelay, timers),
      lock,
      environment: {
        ...timers,
        now: clock.now,
        monotonicNow: clock.monotonicNow,
        random: () => 0.5,
        isOnline: () => room.isOnline,
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
    writeAnswer: async (key, record, isUrgent) => {
      if (!isUrgent) await wait();
      await store.writeAnswer(key, record, isUrgent);
    },
    readAnswers: slowly((key) => store.readAnswers(key)),
    readAttempt: slowly((key) => store.readAttempt(key)),
    writeAttempt: slowly((key, attempt) => store.writeAttempt(key, attempt)),
    forgetAnswers: slowly((key) => store.forgetAnswers(key)),
    listJobs: slowly((key) => store.listJobs(key)),
    writeJob: slowly((key, job) => store.writeJob(key, job)),
    removeJob: slowly((key, job) => store.removeJob(key, job)),
  };
}
