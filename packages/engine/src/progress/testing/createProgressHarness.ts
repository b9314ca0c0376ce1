import type { LifecycleEvent } from '../../ports/Environment.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import { createFakeClock, settle, type FakeClock } from '../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { createFakeTabs } from '../../testing/createFakeTabs.ts';
import { createWebTurn } from '../browser/createWebTurn.ts';
import type { LessonProgress } from '../contract/LessonProgress.ts';
import type { PlayheadEvent } from '../contract/MediaEvent.ts';
import { createLessonProgress } from '../createLessonProgress.ts';
import type { LessonKey } from '../ports/LessonKey.ts';
import type { PlayedRange } from '../state/playing/PlayedRanges.ts';
import { createProgressStore } from '../storage/createProgressStore.ts';
import { createFakeProgressServer, type FakeProgressServer } from './createFakeProgressServer.ts';

export const LESSON: LessonKey = {
  tenantId: 't',
  userId: 'u',
  classroomId: 'room',
  courseId: 'course',
  classId: 'class',
  studentId: 'student',
};

/** Milliseconds between two 'timeupdate' events, as browsers send them. */
export const TICK_MS = 250;

/** One browser window with the lesson open, and its media element. */
export interface LessonWindow {
  progress: LessonProgress;
  medium: { positionMs: number; rate: number; isPlaying: boolean };
  isHidden: boolean;
  isAlive: boolean;
  /** The most reports that were in flight at once; an aborted one is not. */
  mostInFlight: number;
  /** A report left before the saved position was known. */
  hasSentEarly: boolean;
  /** The furthest position that the student saw in this window, by its ticks. */
  seenMs: number;
  /** False after a hidden page or a stall: the next tick only sets the playhead. */
  isTicking: boolean;
  play: () => void;
  pause: () => void;
  seek: (toMs: number) => void;
  lifecycle: (event: LifecycleEvent) => void;
  /** The student leaves the lesson by a link. */
  leave: () => void;
  /** The student closes the window: the page receives its last events, then ends. */
  shut: () => void;
  /** The window dies without an event. */
  crash: () => void;
}

export interface ProgressHarness {
  clock: FakeClock;
  server: FakeProgressServer;
  storage: ReturnType<typeof createFakeStorage>;
  windows: LessonWindow[];
  durationMs: number;
  /** What the student really saw: the parts, and the time that the fastest medium needed for them. */
  seen: { ranges: PlayedRange[]; mediaMs: number };
  open: (options?: { isRecorded?: boolean; knowsDuration?: boolean }) => Promise<LessonWindow>;
  /** Lets time pass: each medium that plays advances, in every window at once. */
  run: (milliseconds: number) => Promise<void>;
}

/** A device with windows, a server, and a lesson of ten minutes. */
export function createProgressHarness(durationMs = 600_000): ProgressHarness {
  const clock = createFakeClock();
  const server = createFakeProgressServer(clock);
  const storage = createFakeStorage();
  const tabs = createFakeTabs();
  const harness: ProgressHarness = {
    clock,
    server,
    storage,
    windows: [],
    durationMs,
    seen: { ranges: [], mediaMs: 0 },
    async open({ isRecorded = true, knowsDuration = true } = {}) {
      const opened = openWindow(harness, tabs, { isRecorded, durationMs: knowsDuration ? durationMs : null });
      harness.windows.push(opened);
      opened.progress.open();
      await settle();
      return opened;
    },
    async run(milliseconds) {
      for (let left = milliseconds; left > 0; left -= TICK_MS) {
        const step = Math.min(left, TICK_MS);
        await clock.advance(step);
        const playing = harness.windows.filter(({ isAlive, medium }) => isAlive && medium.isPlaying);
        const watched = playing.filter(({ isHidden }) => !isHidden);
        harness.seen.mediaMs += step * Math.max(0, ...watched.map(({ medium }) => medium.rate));
        for (const window of playing) {
          const { medium, progress } = window;
          const from = medium.positionMs;
          medium.positionMs = Math.min(from + step * medium.rate, durationMs);
          if (!window.isHidden && from < medium.positionMs) {
            harness.seen.ranges.push([Math.round(from), Math.round(medium.positionMs)]);
            if (window.isTicking) window.seenMs = Math.max(window.seenMs, medium.positionMs);
          }
          window.isTicking = true;
          const { positionMs, rate } = medium;
          progress.handle({ type: 'timeupdate', positionMs, rate });
          if (positionMs < durationMs) continue;
          medium.isPlaying = false;
          progress.handle({ type: 'ended', positionMs, rate });
        }
        await settle();
      }
    },
  };
  return harness;
}

function openWindow(
  { clock, server, storage }: ProgressHarness,
  tabs: ReturnType<typeof createFakeTabs>,
  { isRecorded, durationMs }: { isRecorded: boolean; durationMs: number | null },
): LessonWindow {
  let listener: (event: LifecycleEvent) => void = () => {};
  let inFlight = 0;
  let hasLoaded = false;
  const death = new AbortController();
  const isAlive = () => self.isAlive;
  const medium = { positionMs: 0, rate: 1, isPlaying: false };
  const locks = {
    request: ((name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<unknown>) =>
      tabs.locks.request(name, options, (lock) =>
        isAlive()
          ? Promise.race([
              callback(lock),
              // The browser releases the locks of a window that died.
              new Promise((resolve) => death.signal.addEventListener('abort', resolve)),
            ])
          : Promise.resolve(),
      )) as LockManager['request'],
  };
  const disk: StorageLike = {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => isAlive() && storage.setItem(key, value),
    removeItem: (key) => isAlive() && storage.removeItem(key),
  };
  const whileAlive = <Value>(promise: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => isAlive() && resolve(value),
        (error: unknown) => isAlive() && reject(error),
      );
    });
  const emit = (type: PlayheadEvent['type']) => {
    const { positionMs, rate } = medium;
    if (isAlive()) self.progress.handle({ type, positionMs, rate });
  };
  const die = () => {
    self.isAlive = false;
    medium.isPlaying = false;
    death.abort();
  };

  const progress = createLessonProgress(
    {
      async loadPosition() {
        const positionMs = await whileAlive(server.load());
        hasLoaded = true;
        return positionMs;
      },
      sendReport(report, { signal, isKeepalive }) {
        inFlight += 1;
        self.hasSentEarly ||= !hasLoaded;
        self.mostInFlight = Math.max(self.mostInFlight, inFlight);
        const end = once(() => (inFlight -= 1));
        signal.addEventListener('abort', end);
        return whileAlive(server.save(report, isKeepalive, isAlive).finally(end));
      },
      store: createProgressStore(disk),
      turn: createWebTurn('lesson', locks),
      environment: {
        setTimer: (run, milliseconds) => clock.setTimer(() => isAlive() && run(), milliseconds),
        clearTimer: (timer) => clock.clearTimer(timer),
        now: clock.now,
        monotonicNow: clock.monotonicNow,
        random: () => 0.5,
        isOnline: () => server.isNetworkUp,
        listen(given) {
          listener = given;
          return () => {
            listener = () => {};
          };
        },
      },
    },
    { key: LESSON, durationMs, isRecorded },
  );
  const self: LessonWindow = {
    progress,
    medium,
    isHidden: false,
    isAlive: true,
    mostInFlight: 0,
    hasSentEarly: false,
    seenMs: 0,
    isTicking: true,
    play() {
      medium.isPlaying = true;
      emit('play');
    },
    pause() {
      medium.isPlaying = false;
      emit('pause');
    },
    seek(toMs) {
      medium.positionMs = toMs;
      emit('seeking');
      emit('timeupdate');
      emit('seeked');
    },
    lifecycle(event) {
      if (event === 'visible' && self.isHidden) self.isTicking = false;
      if (event === 'hidden' || event === 'visible') self.isHidden = event === 'hidden';
      if (isAlive()) listener(event);
    },
    leave() {
      void progress.close();
      medium.isPlaying = false;
    },
    shut() {
      self.lifecycle('hidden');
      die();
    },
    crash: die,
  };
  return self;
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}
