import type { KeptAttempt } from './storedValues.ts';
import { hasDrifted, remainingAt, serverNow, settle, tick, untilNextSecond } from './examClock.ts';
import type { SessionContext, SessionPart } from './SessionContext.ts';
import { isOver } from './submission.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** The client's offset is the median of its last answers: after this many new ones it is a new measurement. */
const ANSWERS_FOR_AN_OFFSET = 3;
const MEASURE_LIMIT_MS = 10_000;
const MEASURE_AGAIN_MS = 30_000;

export interface Timekeeper extends SessionPart {
  /** Milliseconds by the server's clock. */
  serverNow(): number;
  /** True in the last seconds, when an edit has no time to wait: a strict server refuses what arrives after the end. */
  isEnding(): boolean;
  /** Keeps the attempt's time and how far it is for the next opening. */
  keepAttempt(progress: KeptAttempt['state']): Promise<void>;
}

const LAST_SECONDS = 5;

/** Lets the countdown run, tells the end of the time once, and keeps the time for a reload. */
export function createTimekeeper(context: SessionContext, onTimeUp: () => void): Timekeeper {
  const { key, ports, state, touch } = context;
  const { environment } = ports;
  let isMeasuring = false;
  let measureAt = 0;

  const reading = () => ({ wall: environment.now(), monotonic: environment.monotonicNow() });
  const timeNow = () => serverNow(state.clock, environment.monotonicNow());

  /** Asks the server until its offset is fresh: only that tells a slept device from a moved clock. */
  async function measure(): Promise<void> {
    isMeasuring = true;
    try {
      for (
        let answers = 0;
        answers < ANSWERS_FOR_AN_OFFSET && ports.serverClockOffset() !== null;
        answers += 1
      ) {
        await withTimeLimit(ports.isFinished(), MEASURE_LIMIT_MS, environment);
      }
      state.clock = settle(state.clock, reading(), ports.serverClockOffset());
    } catch {
      measureAt = environment.monotonicNow() + MEASURE_AGAIN_MS;
    }
    isMeasuring = false;
    if (!state.isDisposed) touch();
  }

  function keepAttempt(progress: KeptAttempt['state']): Promise<void> {
    const now = timeNow();
    const attempt: KeptAttempt = {
      answerLogId: key.answerLogId,
      state: progress,
      time: {
        startedAt: state.deadline?.startedAt ?? now,
        isStartFromServer: state.deadline?.isStartFromServer ?? false,
        offset: now - environment.now(),
        lastSeen: now,
      },
    };
    return ports.store.writeAttempt(key, attempt);
  }

  function countDown(): void {
    const { deadline } = state;
    // Without the pen the end waits: the tab that writes hands in.
    if (!deadline || state.pen !== 'here' || isOver(state.submission)) return;
    const now = timeNow();
    const { countdown, isTimeUpNow, isReportDue } = tick(state.countdown, deadline, now);
    state.countdown = countdown;
    if (isReportDue) {
      ports.onTimeReport?.(remainingAt(deadline, now).seconds);
      void keepAttempt(state.submission.isOutcomeUnknown ? 'finish-sent' : 'open');
    }
    if (isTimeUpNow) onTimeUp();
  }

  return {
    serverNow: timeNow,
    isEnding: () => state.deadline !== null && remainingAt(state.deadline, timeNow()).seconds <= LAST_SECONDS,
    keepAttempt,
    pump(now) {
      if (!isMeasuring && now >= measureAt && hasDrifted(state.clock, reading())) void measure();
      countDown();
    },
    nextWake(now) {
      const wait = state.deadline && untilNextSecond(state.deadline, timeNow());
      return wait === null ? null : now + wait;
    },
  };
}
