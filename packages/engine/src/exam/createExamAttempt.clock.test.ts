import { describe, expect, it } from 'vitest';
import { createExamHarness, KEY } from './testing/createExamHarness.ts';

const MINUTE = 60_000;

describe('the clock of a device that slept, or was changed', () => {
  it('is measured by three answers of the server, one after the other', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    harness.clock.sleep(5 * MINUTE);
    harness.server.faults = Array.from({ length: 3 }, () => ({ kind: 'ok', request: 2000, response: 2000 }));
    tab.lifecycle('visible');
    await harness.clock.advance(4000);
    expect(harness.server.calls).toBe(2);
    await harness.clock.advance(30_000);
    expect(harness.server.calls).toBe(3);
    expect(tab.attempt.getRemaining()?.seconds).toBe(266);
  });

  it('is measured again half a minute after the server did not answer, and not before', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    harness.server.isNetworkUp = false;
    harness.clock.moveWall(MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(29_000);
    expect(harness.server.calls).toBe(1);
    await harness.clock.advance(1000);
    expect(harness.server.calls).toBe(2);
    expect(tab.attempt.getRemaining()?.seconds).toBe(570);
  });

  it('waits ten seconds for each answer', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    harness.server.faults = [{ kind: 'request-hangs' }];
    harness.clock.moveWall(MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(39_000);
    expect(harness.server.calls).toBe(1);
    await harness.clock.advance(2000);
    expect(harness.server.calls).toBeGreaterThan(1);
  });

  it('cannot be measured where the server tells no time: nobody asks', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    harness.server.offset = () => null;
    const tab = await harness.open();
    harness.clock.moveWall(MINUTE);
    tab.lifecycle('visible');
    await harness.clock.advance(MINUTE);
    expect(harness.server.calls).toBe(0);
    expect(tab.attempt.getRemaining()?.seconds).toBe(540);
  });

  it('is not measured for a difference that nobody notices', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    harness.clock.moveWall(2000);
    tab.lifecycle('visible');
    await harness.clock.advance(MINUTE);
    expect(harness.server.calls).toBe(0);
  });
});

describe('what a device stores of an attempt', () => {
  it('is its start and its clock, from the opening on', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10, serverAhead: 5000 });
    const start = harness.server.now();
    await harness.open();
    const stored = {
      answerLogId: KEY.answerLogId,
      state: 'open',
      time: { startedAt: start, isStartFromServer: true, offset: 5000, lastSeen: start },
    };
    expect(await harness.openStore().readAttempt(KEY)).toEqual(stored);
    await harness.clock.advance(MINUTE);
    const time = { ...stored.time, lastSeen: start + MINUTE };
    expect(await harness.openStore().readAttempt(KEY)).toEqual({ ...stored, time });
  });

  it('is the moment of the opening where it has no limit', async () => {
    const harness = createExamHarness();
    const start = harness.server.now();
    await harness.open();
    expect(await harness.openStore().readAttempt(KEY)).toMatchObject({
      time: { startedAt: start, isStartFromServer: false },
    });
  });

  it('keeps that a finish was sent while the time goes on', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const { attempt } = await harness.open();
    await harness.clock.advance(50_000);
    harness.server.faults = [{ kind: 'request-hangs' }];
    attempt.submit('click');
    await harness.clock.advance(20_000);
    expect(await harness.openStore().readAttempt(KEY)).toMatchObject({ state: 'finish-sent' });
    expect(harness.reports).toEqual([540]);
  });

  it('counts only for the attempt that it was stored of', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10, startedAt: null });
    const time = { startedAt: 0, isStartFromServer: true, offset: -MINUTE, lastSeen: 0 };
    await harness
      .openStore()
      .writeAttempt(KEY, { answerLogId: 'other', state: 'finished', isHandInWanted: true, time });
    const { attempt } = await harness.open();
    expect(attempt.getRemaining()?.seconds).toBe(600);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isLocked: false, isInterrupted: false });
  });
});

it('a handed-in attempt reports no time', async () => {
  const harness = createExamHarness({ timeLimitMinutes: 10 });
  const { attempt } = await harness.open();
  attempt.submit('click');
  await harness.clock.advance(5 * MINUTE);
  expect(harness.reports).toEqual([]);
});
