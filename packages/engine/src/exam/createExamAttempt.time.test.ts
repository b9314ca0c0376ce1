import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, text } from './testing/createExamHarness.ts';
import { savedTexts } from './testing/savedTexts.ts';

const MINUTE = 60_000;

describe('the time', () => {
  it('counts down by the second, reports about every minute, and hands in once at zero', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 3 });
    const { attempt } = await harness.open();
    expect(attempt.getRemaining()).toEqual({ seconds: 180, share: 1 });
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(90_000);
    expect(attempt.getRemaining()).toEqual({ seconds: 90, share: 0.5 });
    await harness.clock.advance(90_000);
    expect(attempt.getRemaining()?.seconds).toBe(0);
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(harness.server.finishCalls).toBe(1);
    expect(harness.reports).toEqual([120, 60]);
  });

  it('reports the seconds left about every 60 s, once after a late tick, and never after the end', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    await harness.clock.advance(59_000);
    expect(harness.reports).toEqual([]);
    await harness.clock.advance(62_000);
    expect(harness.reports).toEqual([540, 480]);
    harness.clock.sleep(3 * MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(1000);
    expect(harness.reports).toHaveLength(3);
    expect(harness.reports[2]).toBeCloseTo(298, -1);
    await harness.clock.advance(10 * MINUTE);
    expect(harness.reports.map((seconds) => seconds > 0)).not.toContain(false);
    const count = harness.reports.length;
    await harness.clock.advance(5 * MINUTE);
    expect(harness.reports).toHaveLength(count);
  });

  it('without a limit no time is reported', async () => {
    const harness = createExamHarness();
    await harness.open();
    await harness.clock.advance(3 * MINUTE);
    expect(harness.reports).toEqual([]);
  });

  it('only the tab with write access reports the time', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    await harness.open();
    await harness.open();
    await harness.clock.advance(MINUTE);
    expect(harness.reports).toEqual([540]);
  });

  it('in the last seconds an edit is sent at once', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    await harness.clock.advance(56_000);
    attempt.answer('t1', text('in time'));
    await harness.clock.advance(1500);
    expect(savedTexts(harness, 't1')).toEqual(['in time']);
  });

  it('an unreachable server is not called without pause, not even in the last seconds', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1, choices: 5 });
    const { attempt } = await harness.open();
    await harness.clock.advance(50_000);
    harness.server.isNetworkUp = false;
    for (const id of ['c1', 'c2', 'c3', 'c4', 'c5']) attempt.answer(id, choice('1'));
    await harness.clock.advance(70_000);
    expect(harness.server.calls).toBeLessThan(100);
  });

  it.each([null, 0, Number.NaN, 100_000])('a limit of %s counts as no limit', async (timeLimitMinutes) => {
    const harness = createExamHarness({ timeLimitMinutes });
    const { attempt } = await harness.open();
    await harness.clock.advance(2000);
    expect(attempt.getRemaining()).toBeNull();
    expect(attempt.getSubmission().step).toBe('idle');
  });

  it('a device that slept past the end shows it at once and hands in once', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(MINUTE);
    harness.clock.sleep(20 * MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(2000);
    expect(tab.attempt.getRemaining()?.seconds).toBe(0);
    expect(tab.attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(harness.server.finishCalls).toBe(1);
  });

  it('a device that slept for five minutes has five minutes less left', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    harness.clock.sleep(5 * MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(1000);
    expect(tab.attempt.getRemaining()?.seconds).toBe(299);
  });

  it.each([-60, 60])('moving the device clock by %i minutes changes nothing', async (minutes) => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    await harness.clock.advance(MINUTE);
    harness.clock.moveWall(minutes * MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(MINUTE);
    expect(tab.attempt.getRemaining()?.seconds).toBe(480);
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(1000);
    tab.attempt.answer('c1', choice('2'));
    await harness.clock.advance(1000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
    tab.crash();
    const again = await harness.open();
    expect(again.attempt.getRemaining()?.seconds).toBe(478);
  });

  it('a reload continues from the server’s start, also when the device clock is wrong', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10, serverAhead: 3 * 3_600_000 });
    const tab = await harness.open();
    await harness.clock.advance(5 * MINUTE);
    tab.crash();
    const { attempt } = await harness.open();
    expect(attempt.getRemaining()?.seconds).toBe(300);
  });

  it('a reload continues from the first opening when the server does not send a start', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10, startedAt: null });
    const tab = await harness.open();
    await harness.clock.advance(5 * MINUTE);
    tab.crash();
    const { attempt } = await harness.open();
    expect(attempt.getRemaining()?.seconds).toBe(300);
  });

  it('zero while offline locks the paper, keeps the text and hands in when the network is back', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 2 });
    const tab = await harness.open();
    await harness.clock.advance(MINUTE);
    harness.isOnline = false;
    harness.server.isNetworkUp = false;
    tab.lifecycle('offline');
    tab.attempt.answer('t1', text('written'));
    await harness.clock.advance(2 * MINUTE);
    expect(tab.attempt.getSubmission()).toMatchObject({
      reason: 'unsaved',
      trigger: 'time-up',
      isLocked: true,
    });
    tab.attempt.answer('t1', text('too late'));
    expect(tab.attempt.getAnswer('t1')).toEqual(text('written'));
    harness.isOnline = true;
    harness.server.isNetworkUp = true;
    tab.lifecycle('online');
    await harness.clock.advance(1000);
    expect(tab.attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(savedTexts(harness, 't1')).toEqual(['written']);
    expect(harness.server.finishCalls).toBe(1);
  });

  it('zero while the server is unreachable is retried without any event of the browser', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    await harness.clock.advance(3 * MINUTE);
    expect(attempt.getSubmission()).toMatchObject({ trigger: 'time-up', isLocked: true });
    harness.server.isNetworkUp = true;
    await harness.clock.advance(MINUTE);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server.finishEffects).toBe(1);
    expect(harness.server.finishRepeats).toBe(0);
  });

  it('zero while a finish is in flight sends no second one', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    await harness.clock.advance(55_000);
    harness.server.faults = [{ kind: 'ok', request: 5000, response: 10_000 }];
    attempt.submit('click');
    await harness.clock.advance(30_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(harness.server.finishCalls).toBe(1);
  });

  it('an attempt opened after its end sends what is unsent and hands in', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const tab = await harness.open();
    harness.server.isNetworkUp = false;
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(2000);
    tab.crash();
    await harness.clock.advance(2 * MINUTE);
    harness.server.isNetworkUp = true;
    const { attempt } = await harness.open();
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
  });
});
