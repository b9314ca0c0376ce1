import { withTimeout } from '../../retry/withTimeout.ts';
import type { AttemptContext, AttemptPart } from '../AttemptContext.ts';
import type { StoredAttempt } from '../ports/AnswerStore.ts';
import { isOver } from '../submission/SubmissionState.ts';
import { tick } from './Countdown.ts';
import { remainingAt, untilNextSecond } from './Deadline.ts';
import { hasDrifted, serverNow, settle } from './ServerClock.ts';

/** The client's offset is the median of its last responses: after this many new ones it is a new measurement. */
const RESPONSES_PER_MEASUREMENT = 3;
const MEASURE_TIMEOUT_MS = 10_000;
const MEASURE_AGAIN_MS = 30_000;
/** In the last seconds an edit is sent at once, because a strict server refuses what arrives after the end. */
const LAST_SECONDS = 5;

export interface Timekeeper extends AttemptPart {
  /** Milliseconds since 1970 by the server's clock. */
  serverNow(): number;
  /** True in the last seconds of a timed attempt. */
  isEnding(): boolean;
  /** Stores the attempt's time and progress for the next opening. */
  storeAttempt(progress: StoredAttempt['state']): Promise<void>;
}

/** Runs the countdown, calls `onTimeUp` once, and stores the time for a reload. */
export function createTimekeeper(context: AttemptContext, onTimeUp: () => void): Timekeeper {
  const { key, ports, state, update } = context;
  const { environment } = ports;
  let isMeasuring = false;
  let measureAt = 0;

  const reading = () => ({ wall: environment.now(), monotonic: environment.monotonicNow() });
  const timeNow = () => serverNow(state.clock, environment.monotonicNow());

  /** Calls the server until its offset is fresh: only the server can distinguish a device that slept from a changed clock. */
  async function measure(): Promise<void> {
    isMeasuring = true;
    try {
      for (
        let responses = 0;
        responses < RESPONSES_PER_MEASUREMENT && ports.serverClockOffset() !== null;
        responses += 1
      ) {
        await withTimeout(ports.findHandIn(), MEASURE_TIMEOUT_MS, environment);
      }
      state.clock = settle(state.clock, reading(), ports.serverClockOffset());
    } catch {
      measureAt = environment.monotonicNow() + MEASURE_AGAIN_MS;
    }
    isMeasuring = false;
    if (!state.isDisposed) update();
  }

  function storeAttempt(progress: StoredAttempt['state']): Promise<void> {
    const now = timeNow();
    const attempt: StoredAttempt = {
      answerLogId: key.answerLogId,
      state: progress,
      isHandInWanted: state.submission.trigger !== null || state.submission.isInterrupted,
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
    // Only the tab with write access hands in at the end of the time.
    if (!deadline || state.writeAccess !== 'granted' || isOver(state.submission)) return;
    const now = timeNow();
    const { countdown, isTimeUpNow, isReportDue } = tick(state.countdown, deadline, now);
    state.countdown = countdown;
    if (isReportDue) {
      ports.reportTime?.(remainingAt(deadline, now).seconds);
      void storeAttempt(state.submission.isOutcomeUnknown ? 'finish-sent' : 'open');
    }
    if (isTimeUpNow) onTimeUp();
  }

  return {
    serverNow: timeNow,
    isEnding: () => state.deadline !== null && remainingAt(state.deadline, timeNow()).seconds <= LAST_SECONDS,
    storeAttempt,
    run(now) {
      if (!isMeasuring && now >= measureAt && hasDrifted(state.clock, reading())) void measure();
      countDown();
    },
    nextRun(now) {
      const wait = state.deadline && untilNextSecond(state.deadline, timeNow());
      return wait === null ? null : now + wait;
    },
  };
}
