import { describe, expect, it } from 'vitest';
import { createExamHarness, text } from './testing/createExamHarness.ts';

const MINUTE = 60_000;

/** A test of an hour, five minutes old when its page dies without a network, and is opened again by the device's copy. */
async function reopenOffline({ moved, away = 0 }: { moved: number; away?: number }) {
  const harness = createExamHarness({ timeLimitMinutes: 60 });
  const first = await harness.open();
  first.attempt.answer('t1', text('before'));
  await harness.clock.advance(5 * MINUTE);
  first.crash();
  harness.server.isNetworkUp = false;
  harness.isOnline = false;
  await harness.clock.advance(away);
  harness.clock.moveWall(moved);
  const tab = await harness.open({ isPaperStored: true });
  const comeBack = async () => {
    harness.server.isNetworkUp = true;
    harness.isOnline = true;
    tab.lifecycle('online');
    await harness.clock.advance(1000);
  };
  return { harness, tab, comeBack };
}

describe('a device clock that was changed while the page was gone and the network too', () => {
  it('set forward, hands nothing in and locks nothing: the time goes on where it was last seen', async () => {
    const { harness, tab, comeBack } = await reopenOffline({ moved: 60 * MINUTE });
    await harness.clock.advance(MINUTE);
    expect(tab.attempt.getSubmission()).toMatchObject({ step: 'idle', isLocked: false });
    expect(tab.attempt.getRemaining()?.seconds).toBe(54 * 60);
    tab.attempt.answer('t1', text('after'));
    await comeBack();
    await harness.clock.advance(10_000);
    expect(harness.server.finishEffects).toBe(0);
    expect(harness.server.answers.get('t1')?.answer).toEqual(text('after'));
  });

  it('set forward to less than its end, is not believed at the end either', async () => {
    const { harness, tab } = await reopenOffline({ moved: 50 * MINUTE });
    await harness.clock.advance(6 * MINUTE);
    expect(tab.attempt.getSubmission().isLocked).toBe(false);
    expect(tab.attempt.getRemaining()?.seconds).toBe(49 * 60);
  });

  it('set back, shows the time of the server as soon as it answers', async () => {
    const { tab, comeBack } = await reopenOffline({ moved: -60 * MINUTE, away: 40 * MINUTE });
    expect(tab.attempt.getRemaining()?.seconds).toBe(55 * 60);
    await comeBack();
    expect(tab.attempt.getRemaining()?.seconds).toBe(15 * 60 - 1);
  });

  it('shows the time of the server as soon as it answers, though nothing is written and no event tells', async () => {
    const { harness, tab } = await reopenOffline({ moved: -60 * MINUTE, away: 40 * MINUTE });
    harness.server.isNetworkUp = true;
    harness.isOnline = true;
    await harness.clock.advance(31_000);
    expect(tab.attempt.getRemaining()?.seconds).toBe(15 * 60 - 31);
  });

  it('that is over on the server is handed in as soon as it answers', async () => {
    const { harness, tab, comeBack } = await reopenOffline({ moved: -60 * MINUTE, away: 56 * MINUTE });
    expect(tab.attempt.getSubmission().isLocked).toBe(false);
    await comeBack();
    await harness.clock.advance(5 * MINUTE);
    expect(harness.server.finishEffects).toBe(1);
  });

  it('unchanged, ends the test without the server where it was last seen in its last minute', async () => {
    const { harness, tab } = await reopenOffline({ moved: 0 });
    await harness.clock.advance(55 * MINUTE);
    expect(tab.attempt.getSubmission()).toMatchObject({ trigger: 'time-up', isLocked: true });
    expect(harness.server.finishEffects).toBe(0);
  });

  it('of a server that tells no time, asks it once', async () => {
    const { harness, comeBack } = await reopenOffline({ moved: 0 });
    harness.server.offset = () => null;
    const before = harness.server.calls;
    await comeBack();
    await harness.clock.advance(3 * MINUTE);
    expect(harness.server.calls - before).toBeLessThanOrEqual(2);
  });
});
