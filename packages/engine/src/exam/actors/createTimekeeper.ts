import { withTimeout } from '../../retry/withTimeout.ts';
import type { SubmissionEvent } from '../state/submission/SubmissionEvent.ts';
import { isOutcomeUnknown, isOver } from '../state/submission/SubmissionState.ts';
import { tick } from '../state/time/Countdown.ts';
import { remainingAt, untilNextSecond } from '../state/time/Deadline.ts';
import { hasDrifted, refuteGuess, settle } from '../state/time/ServerClock.ts';
import type { AttemptContext, AttemptPart } from './AttemptContext.ts';
import { storeAttempt } from './storeAttempt.ts';

/** The client's offset is the median of its last responses: after this many new ones it is a new measurement. */
const RESPONSES_PER_MEASUREMENT = 3;
const MEASURE_TIMEOUT_MS = 10_000;
const MEASURE_AGAIN_MS = 30_000;

/** Runs the countdown, hands in at its end, and stores the time for a reload. */
export function createTimekeeper(
  context: AttemptContext,
  dispatch: (event: SubmissionEvent) => void,
): AttemptPart {
  const { ports, state, serverNow, update } = context;
  const { environment } = ports;
  let isMeasuring = false;
  let measureAt = 0;
  /** The server has answered and told no time: asking again tells no more. */
  let isTimeUntold = false;

  /** The server has taken a time report of this attempt. */
  let isReportTaken = false;

  const reading = () => ({ wall: environment.now(), monotonic: environment.monotonicNow() });

  const isGuess = () => state.clock.earliestAt !== null;

  /** Calls the server until its offset is fresh: only the server can distinguish a device that slept from a changed clock. */
  async function measure(): Promise<void> {
    isMeasuring = true;
    const ask = () => withTimeout(ports.findHandIn(), MEASURE_TIMEOUT_MS, environment);
    try {
      // A page that opened without the server does not know whether it tells the time.
      let responses = ports.serverClockOffset() === null && isGuess() ? 1 : 0;
      if (responses > 0) await ask();
      while (responses < RESPONSES_PER_MEASUREMENT && ports.serverClockOffset() !== null) {
        await ask();
        responses += 1;
      }
      isTimeUntold = ports.serverClockOffset() === null;
      state.clock = settle(state.clock, reading(), ports.serverClockOffset());
    } catch {
      measureAt = environment.monotonicNow() + MEASURE_AGAIN_MS;
    }
    isMeasuring = false;
    update();
  }

  /** A server that took reports and takes none any more may have closed the attempt. */
  async function report(secondsLeft: number): Promise<void> {
    try {
      await ports.reportTime?.(secondsLeft);
      isReportTaken = true;
    } catch (error) {
      const kind = ports.getErrorKind(error);
      if (isReportTaken && (kind === 'rejected' || kind === 'malformed')) dispatch({ type: 'doubted' });
    }
  }

  function countDown(): void {
    const { deadline } = state;
    // Only the tab with write access hands in at the end of the time.
    if (!deadline || state.writeAccess !== 'granted' || isOver(state.submission)) return;
    state.clock = refuteGuess(state.clock, deadline.endsAt, environment.monotonicNow());
    const now = serverNow();
    const { countdown, isTimeUpNow, isReportDue } = tick(state.countdown, deadline, now);
    state.countdown = countdown;
    if (isReportDue) {
      void report(remainingAt(deadline, now).seconds);
      void storeAttempt(context, isOutcomeUnknown(state.submission) ? 'finish-sent' : 'open');
    }
    if (isTimeUpNow) dispatch({ type: 'submit', trigger: 'time-up' });
  }

  return {
    run(now) {
      const isDue = hasDrifted(state.clock, reading()) || (isGuess() && !isTimeUntold);
      const canAsk = environment.isOnline() && !isMeasuring && now >= measureAt && !isOver(state.submission);
      if (isDue && canAsk) void measure();
      countDown();
    },
    nextRun(now) {
      const wait = state.deadline && untilNextSecond(state.deadline, serverNow());
      return wait === null ? null : now + wait;
    },
  };
}
