import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, type ExamHarnessOptions } from './testing/createExamHarness.ts';
import type { Fault } from './testing/createFakeServer.ts';

/** The gateway gives the first save up after 1.5 s; the server stores it 5 s after it was sent. */
const GIVEN_UP: Fault = { kind: 'given-up', after: 1500, processing: 5000 };
/** No response for longer than a save waits, and a late processing. */
const HANGING: Fault = { kind: 'ok', request: 20_000, response: 60_000 };

/** A server that keeps the save that it processes last, whatever its time. */
function createSchool(options: ExamHarnessOptions = {}) {
  const harness = createExamHarness(options);
  harness.server.doesOrderByTime = false;
  return harness;
}

describe('a save that is processed after its client gave it up', () => {
  it('after a 504: the newer answer is confirmed again when the older one can no longer arrive', async () => {
    const harness = createSchool();
    const { attempt } = await harness.open();
    harness.server.faults = [GIVEN_UP];
    attempt.answer('c1', choice('A'));
    await harness.clock.advance(1000);
    attempt.answer('c1', choice('B'));
    await harness.clock.advance(3000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
    expect(attempt.getTile('c1').save).toBe('saving');
    await harness.clock.advance(4000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('A'));
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'saving', unsavedCount: 1 });
    await harness.clock.advance(25_000);
    expect(harness.server.saves.map(({ answer }) => answer.optionKeys[0])).toEqual(['B', 'A', 'B']);
    expect(attempt.getTile('c1').save).toBe('saved');
    await harness.clock.advance(120_000);
    expect(harness.server.saves).toHaveLength(3);
  });

  it('after 10 s without a response', async () => {
    const harness = createSchool();
    const { attempt } = await harness.open();
    harness.server.faults = [HANGING];
    attempt.answer('c1', choice('A'));
    await harness.clock.advance(2000);
    attempt.answer('c1', choice('B'));
    await harness.clock.advance(22_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('A'));
    expect(attempt.getTile('c1').save).toBe('saving');
    await harness.clock.advance(8000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
    expect(attempt.getTile('c1').save).toBe('saved');
  });

  it('after a reload with the save on its way', async () => {
    const harness = createSchool();
    const tab = await harness.open();
    harness.server.faults = [HANGING];
    tab.attempt.answer('c1', choice('A'));
    await harness.clock.advance(1000);
    tab.crash();
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('B'));
    await harness.clock.advance(25_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('A'));
    await harness.clock.advance(10_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
    expect(attempt.getTile('c1').save).toBe('saved');
  });

  it('after a reload that follows the newer confirmation', async () => {
    const harness = createSchool();
    const tab = await harness.open();
    harness.server.faults = [GIVEN_UP];
    tab.attempt.answer('c1', choice('A'));
    await harness.clock.advance(1000);
    tab.attempt.answer('c1', choice('B'));
    await harness.clock.advance(2500);
    tab.crash();
    await harness.clock.advance(10_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('A'));
    const { attempt } = await harness.open();
    expect(attempt.getAnswer('c1')).toEqual(choice('B'));
    await harness.clock.advance(1000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
  });

  it.each([true, false])(
    'after a take-over with the save on its way (messages between the tabs: %s)',
    async (hasChannel) => {
      const harness = createSchool({ hasChannel });
      const first = await harness.open();
      const second = await harness.open();
      harness.server.faults = [HANGING];
      first.attempt.answer('c1', choice('A'));
      await harness.clock.advance(1000);
      const taken = second.attempt.takeOver();
      await harness.clock.advance(1100);
      await taken;
      second.attempt.answer('c1', choice('B'));
      await harness.clock.advance(21_000);
      expect(harness.server.answers.get('c1')?.answer).toEqual(choice('A'));
      await harness.clock.advance(12_000);
      expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
      expect(second.attempt.getTile('c1').save).toBe('saved');
    },
  );

  it('before a hand-in: the finish waits until the older answer can no longer arrive', async () => {
    const harness = createSchool();
    const { attempt } = await harness.open();
    harness.server.faults = [GIVEN_UP];
    attempt.answer('c1', choice('A'));
    await harness.clock.advance(1000);
    attempt.answer('c1', choice('B'));
    await harness.clock.advance(2500);
    attempt.submit('click');
    await harness.clock.advance(10_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'draining', isLocked: true });
    expect(harness.server.finishCalls).toBe(0);
    await harness.clock.advance(20_000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
  });
});

describe('before the finish the answers are read back', () => {
  it('what the server lost or holds differently is sent again, once', async () => {
    const harness = createSchool({ doesServerReturnAnswers: true, choices: 3 });
    const { attempt } = await harness.open();
    for (const id of ['c1', 'c2', 'c3']) attempt.answer(id, choice('B'));
    await harness.clock.advance(2000);
    harness.server.answers.delete('c1');
    harness.server.answers.set('c2', { answer: choice('A'), answeredAt: 0 });
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    for (const id of ['c1', 'c2', 'c3']) expect(harness.server.answers.get(id)?.answer).toEqual(choice('B'));
    expect(harness.server.saves).toHaveLength(5);
  });

  it('a server that orders by time takes it over an answer of another device, whose time is later', async () => {
    const harness = createSchool({ doesServerReturnAnswers: true });
    const { attempt } = await harness.open();
    harness.server.doesOrderByTime = true;
    attempt.answer('c1', choice('B'));
    await harness.clock.advance(2000);
    harness.server.answers.set('c1', { answer: choice('A'), answeredAt: harness.server.now() });
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('B'));
  });

  it('without an answer to that question the hand-in goes on', async () => {
    const harness = createSchool({ doesServerReturnAnswers: true });
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('B'));
    await harness.clock.advance(2000);
    harness.server.faults = [{ kind: 'request-hangs' }];
    attempt.submit('click');
    await harness.clock.advance(9000);
    expect(harness.server.finishCalls).toBe(0);
    await harness.clock.advance(2000);
    expect(attempt.getSubmission().step).toBe('done');
  });
});
