import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, type ExamHarness, KEY } from './testing/createExamHarness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A test of 10 minutes that was handed in on this device an hour ago. */
async function handIn(startedAt?: null): Promise<ExamHarness> {
  const harness = createExamHarness({ timeLimitMinutes: 10, ...(startedAt === null && { startedAt }) });
  const tab = await harness.open();
  const { attempt } = tab;
  attempt.submit('click');
  await harness.clock.advance(MINUTE);
  tab.crash();
  expect(await harness.openStore().readAttempt(KEY)).toMatchObject({ state: 'finished' });
  await harness.clock.advance(HOUR);
  return harness;
}

describe('an attempt that was finished on this device and is opened again under its id', () => {
  it('with a new start has its whole time, is answered at once and handed in with its record', async () => {
    const harness = await handIn();
    harness.server.finishEffects = 0;
    const { attempt } = await harness.open({ startedAt: harness.server.now() });
    expect(attempt.getRemaining()?.seconds).toBe(600);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isLocked: false, isInterrupted: false });
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(5 * MINUTE);
    expect(harness.server.finishCalls).toBe(1);
    expect(attempt.getTile('c1').save).toBe('saved');
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'click' });
    expect(harness.server.completions).toHaveLength(2);
  });

  it('without a start is looked up, and then has its whole time', async () => {
    const harness = await handIn(null);
    harness.server.finishEffects = 0;
    const { attempt } = await harness.open();
    expect(attempt.getSubmission()).toMatchObject({ step: 'finishing', isLocked: true });
    await harness.clock.advance(MINUTE);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isLocked: false });
    expect(attempt.getRemaining()?.seconds).toBe(540);
    expect(harness.server.finishCalls).toBe(1);
  });

  it('with the start of before is looked up: a page that is opened again does not hand in twice', async () => {
    const harness = await handIn();
    const { attempt } = await harness.open();
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server.finishCalls).toBe(1);
  });
});

it('a finish whose answer was lost is looked up, also where the server sends a new start on each opening', async () => {
  const harness = createExamHarness({ timeLimitMinutes: 10 });
  const tab = await harness.open();
  const { attempt } = tab;
  await harness.clock.advance(5 * MINUTE);
  harness.server.faults = [{ kind: 'response-hangs' }];
  attempt.submit('click');
  await harness.clock.advance(1000);
  tab.crash();
  const again = await harness.open({ startedAt: harness.server.now() });
  expect(again.attempt.getRemaining()?.seconds).toBe(299);
  expect(again.attempt.getSubmission()).toMatchObject({ step: 'finishing', isLocked: true });
  await harness.clock.advance(1000);
  expect(again.attempt.getSubmission().step).toBe('done');
  expect(harness.server.finishCalls).toBe(1);
});
