import { describe, expect, it } from 'vitest';
import { tick, type Countdown } from './Countdown.ts';
import type { Deadline } from './Deadline.ts';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const deadline: Deadline = {
  startedAt: START,
  isStartFromServer: true,
  endsAt: START + 10 * MINUTE,
  limitMs: 10 * MINUTE,
};

describe('the countdown', () => {
  it('fires time-up once, also when the only tick comes ten minutes late', () => {
    let countdown: Countdown = { isTimeUp: false, reportedAt: START };
    const late = tick(countdown, deadline, START + 20 * MINUTE);
    expect(late).toMatchObject({ isTimeUpNow: true, isReportDue: false });
    countdown = late.countdown;
    expect(countdown).toEqual({ isTimeUp: true, reportedAt: START });
    expect(tick(countdown, deadline, START + 21 * MINUTE).isTimeUpNow).toBe(false);
  });

  it('fires no second time-up where the clock was set back behind the end', () => {
    const countdown: Countdown = { isTimeUp: true, reportedAt: START };
    expect(tick(countdown, deadline, START + MINUTE)).toEqual({
      countdown: { isTimeUp: true, reportedAt: START + MINUTE },
      isTimeUpNow: false,
      isReportDue: true,
    });
  });

  it('is up at the very end, and not a millisecond before', () => {
    const countdown: Countdown = { isTimeUp: false, reportedAt: START + 9.5 * MINUTE };
    expect(tick(countdown, deadline, deadline.endsAt - 1).isTimeUpNow).toBe(false);
    expect(tick(countdown, deadline, deadline.endsAt).isTimeUpNow).toBe(true);
  });

  it('is due for a report about every 60 s, once after a long pause', () => {
    let countdown: Countdown = { isTimeUp: false, reportedAt: START };
    const reports: number[] = [];
    for (const passed of [1000, 59_000, 60_000, 61_000, 400_000, 401_000, 459_000, 460_500]) {
      const next = tick(countdown, deadline, START + passed);
      countdown = next.countdown;
      if (next.isReportDue) reports.push(passed);
    }
    expect(reports).toEqual([60_000, 400_000, 460_500]);
    expect(countdown.isTimeUp).toBe(false);
  });
});
