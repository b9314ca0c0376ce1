import { describe, expect, it } from 'vitest';
import { choice, createExamRoom, text } from './testing/createExamRoom.ts';
import { heldTexts } from './testing/heldTexts.ts';

const MINUTE = 60_000;

describe('the time', () => {
  it('counts down by the second, reports about every minute, and hands in once at zero', async () => {
    const room = createExamRoom({ timeLimitMinutes: 3 });
    const { session } = await room.open();
    expect(session.getRemaining()).toEqual({ seconds: 180, share: 1 });
    session.answer('c1', choice('1'));
    await room.clock.advance(90_000);
    expect(session.getRemaining()).toEqual({ seconds: 90, share: 0.5 });
    await room.clock.advance(90_000);
    expect(session.getRemaining()?.seconds).toBe(0);
    await room.clock.advance(1000);
    expect(session.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(room.server.finishCalls).toBe(1);
    expect(room.reports).toEqual([120, 60]);
  });

  it('in the last seconds what is typed goes at once', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1 });
    const { session } = await room.open();
    await room.clock.advance(56_000);
    session.answer('t1', text('in time'));
    await room.clock.advance(1500);
    expect(heldTexts(room, 't1')).toEqual(['in time']);
  });

  it('a server that is away is not called without pause, not even in the last seconds', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1, choices: 5 });
    const { session } = await room.open();
    await room.clock.advance(50_000);
    room.server.isNetworkUp = false;
    for (const id of ['c1', 'c2', 'c3', 'c4', 'c5']) session.answer(id, choice('1'));
    await room.clock.advance(70_000);
    expect(room.server.calls).toBeLessThan(100);
  });

  it.each([null, 0, Number.NaN, 100_000])('a limit of %s is none (F20)', async (timeLimitMinutes) => {
    const room = createExamRoom({ timeLimitMinutes });
    const { session } = await room.open();
    await room.clock.advance(2000);
    expect(session.getRemaining()).toBeNull();
    expect(session.getSubmission().step).toBe('idle');
  });

  it('a device that slept past the end shows it at once and hands in once (F15)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 10 });
    const tab = await room.open();
    tab.session.answer('c1', choice('1'));
    await room.clock.advance(MINUTE);
    room.clock.sleep(20 * MINUTE);
    tab.lifecycle('visible');
    await room.clock.advance(2000);
    expect(tab.session.getRemaining()?.seconds).toBe(0);
    expect(tab.session.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(room.server.finishCalls).toBe(1);
  });

  it('a device that slept for five minutes has five minutes less (F15)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 10 });
    const tab = await room.open();
    room.clock.sleep(5 * MINUTE);
    tab.lifecycle('visible');
    await room.clock.advance(1000);
    expect(tab.session.getRemaining()?.seconds).toBe(299);
  });

  it.each([-60, 60])('moving the device clock by %i minutes changes nothing (F16)', async (minutes) => {
    const room = createExamRoom({ timeLimitMinutes: 10 });
    const tab = await room.open();
    await room.clock.advance(MINUTE);
    room.clock.moveWall(minutes * MINUTE);
    tab.lifecycle('visible');
    await room.clock.advance(MINUTE);
    expect(tab.session.getRemaining()?.seconds).toBe(480);
    tab.session.answer('c1', choice('1'));
    await room.clock.advance(1000);
    tab.session.answer('c1', choice('2'));
    await room.clock.advance(1000);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('2'));
    tab.crash();
    const again = await room.open();
    expect(again.session.getRemaining()?.seconds).toBe(478);
  });

  it('a reload goes on from the server’s start, also when the device clock is wrong (F17)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 10, serverAhead: 3 * 3_600_000 });
    const tab = await room.open();
    await room.clock.advance(5 * MINUTE);
    tab.crash();
    const { session } = await room.open();
    expect(session.getRemaining()?.seconds).toBe(300);
  });

  it('a reload goes on from the first opening when the server does not say its start (F17)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 10, startedAt: null });
    const tab = await room.open();
    await room.clock.advance(5 * MINUTE);
    tab.crash();
    const { session } = await room.open();
    expect(session.getRemaining()?.seconds).toBe(300);
  });

  it('zero while offline locks the paper, keeps the text and hands in when the network is back (F18)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 2 });
    const tab = await room.open();
    await room.clock.advance(MINUTE);
    room.isOnline = false;
    room.server.isNetworkUp = false;
    tab.lifecycle('offline');
    tab.session.answer('t1', text('kept'));
    await room.clock.advance(2 * MINUTE);
    expect(tab.session.getSubmission()).toMatchObject({
      reason: 'unsaved',
      trigger: 'time-up',
      isLocked: true,
    });
    tab.session.answer('t1', text('too late'));
    expect(tab.session.getAnswer('t1')).toEqual(text('kept'));
    room.isOnline = true;
    room.server.isNetworkUp = true;
    tab.lifecycle('online');
    await room.clock.advance(1000);
    expect(tab.session.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(heldTexts(room, 't1')).toEqual(['kept']);
    expect(room.server.finishCalls).toBe(1);
  });

  it('zero while the server is away retries without any event of the browser (F18)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1 });
    const { session } = await room.open();
    room.server.isNetworkUp = false;
    await room.clock.advance(3 * MINUTE);
    expect(session.getSubmission()).toMatchObject({ trigger: 'time-up', isLocked: true });
    room.server.isNetworkUp = true;
    await room.clock.advance(MINUTE);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server.finishEffects).toBe(1);
    expect(room.server.finishRepeats).toBe(0);
  });

  it('zero while a finish is on its way sends no second one (F19)', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1 });
    const { session } = await room.open();
    await room.clock.advance(55_000);
    room.server.faults = [{ kind: 'ok', request: 5000, response: 10_000 }];
    session.submit('click');
    await room.clock.advance(30_000);
    expect(session.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(room.server.finishCalls).toBe(1);
  });

  it('opened after the end it sends what was left unsent and hands in', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1 });
    const tab = await room.open();
    room.server.isNetworkUp = false;
    tab.session.answer('c1', choice('1'));
    await room.clock.advance(2000);
    tab.crash();
    await room.clock.advance(2 * MINUTE);
    room.server.isNetworkUp = true;
    const { session } = await room.open();
    await room.clock.advance(1000);
    expect(session.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('1'));
  });
});
