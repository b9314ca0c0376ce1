import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, KEY, text } from './testing/createExamHarness.ts';
import { NO_FAULT } from './testing/createFakeServer.ts';

describe('a page that is left', () => {
  it('says nothing more about a hand-in that failed afterwards: the next page looks it up', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 2000, response: 100 }];
    attempt.submit('click');
    await harness.clock.advance(100);
    attempt.dispose();
    harness.server.isSignedIn = false;
    await harness.clock.advance(5000);
    expect(await harness.openStore().readAttempt(KEY)).toMatchObject({ state: 'finish-sent' });
  });

  it('sends no finish when it is left while the hand-in saves or reads back', async () => {
    for (const delay of [100, 1000]) {
      const harness = createExamHarness({ doesServerReturnAnswers: true });
      const { attempt } = await harness.open();
      attempt.answer('c1', choice('1'));
      harness.server.faults = [NO_FAULT, { kind: 'ok', request: 2000, response: 100 }];
      attempt.submit('click');
      await harness.clock.advance(delay);
      attempt.dispose();
      await harness.clock.advance(60_000);
      expect(harness.server.finishCalls).toBe(0);
    }
  });

  it('sends and shows nothing more, also where it is left twice', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const tab = await harness.open();
    harness.server.isNetworkUp = false;
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(1000);
    let shown = 0;
    tab.attempt.subscribe(() => (shown += 1));
    tab.attempt.subscribeTile('c1', () => (shown += 1));
    tab.attempt.dispose();
    tab.attempt.dispose();
    const { calls } = harness.server;
    tab.lifecycle('online');
    tab.attempt.retryNow();
    await harness.clock.advance(120_000);
    expect(harness.server.calls).toBe(calls);
    expect(shown).toBe(0);
  });

  it('writes what was typed last, and the next page has it', async () => {
    const harness = createExamHarness({ diskDelay: 40 });
    const { attempt } = await harness.open();
    attempt.answer('t1', text('last words'));
    attempt.dispose();
    await harness.clock.advance(0);
    expect((await harness.open()).attempt.getAnswer('t1')).toEqual(text('last words'));
  });
});

describe('what is on disk', () => {
  it('is a choice whose slow write had begun when the page was hidden', async () => {
    const harness = createExamHarness({ diskDelay: 400 });
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('3'));
    await harness.clock.advance(10);
    tab.lifecycle('hidden');
    tab.crash();
    expect((await harness.open()).attempt.getAnswer('c1')).toEqual(choice('3'));
  });

  it('does not hold up the save of a page that is hidden', async () => {
    const harness = createExamHarness({ diskDelay: 400 });
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('3'));
    tab.lifecycle('hidden');
    await harness.clock.advance(100);
    expect(harness.server.saves).toHaveLength(1);
  });

  it('are the saves without an outcome, told apart also within one millisecond', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(800);
    attempt.retryNow();
    await harness.clock.advance(0);
    const until = harness.server.now() + 30_000;
    expect(await harness.openStore().readAnswers(KEY)).toMatchObject([
      {
        ackRev: 0,
        openSends: [
          { rev: 1, until },
          { rev: 1, until: until + 1 },
        ],
      },
    ]);
  });

  it('is what the server confirmed, and that a save is not open which it refused or did not let in', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(850);
    const savedAt = harness.clock.now();
    expect(await harness.openStore().readAnswers(KEY)).toMatchObject([{ ackRev: 1, savedAt, openSends: [] }]);
    harness.server.faults = [{ kind: 'rejected' }];
    attempt.answer('c1', choice('2'));
    await harness.clock.advance(860);
    expect(await harness.openStore().readAnswers(KEY)).toMatchObject([{ rev: 2, ackRev: 1, openSends: [] }]);
    harness.server.isSignedIn = false;
    await harness.clock.advance(10_000);
    expect(attempt.getSaveSummary().state).toBe('expired');
    expect(await harness.openStore().readAnswers(KEY)).toMatchObject([{ rev: 2, ackRev: 1, openSends: [] }]);
  });

  it('is lost with the storage, and the student learns it at once', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.storage.isBroken = true;
    const told: boolean[] = [];
    attempt.subscribe(() => told.push(attempt.getSaveSummary().isDurable));
    attempt.mark('c1', true);
    await harness.clock.advance(0);
    expect(told.at(-1)).toBe(false);
  });
});

it('a tab that loses write access gives up the saves on their way', async () => {
  const harness = createExamHarness();
  const first = await harness.open();
  const second = await harness.open();
  const save = harness.server.save.bind(harness.server);
  const signals: AbortSignal[] = [];
  harness.server.save = (questionId, answer, answeredAt, signal) => {
    signals.push(signal);
    return save(questionId, answer, answeredAt, signal);
  };
  harness.server.faults = [{ kind: 'request-hangs' }];
  first.attempt.answer('c1', choice('1'));
  await harness.clock.advance(1000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  const taken = second.attempt.takeOver();
  await harness.clock.advance(100);
  await taken;
  expect(signals[0]?.aborted).toBe(true);
  await harness.clock.advance(2000);
  expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
});

it('a tab that loses write access sends no save that waits for the disk', async () => {
  const harness = createExamHarness({ diskDelay: 400, hasChannel: false });
  const first = await harness.open();
  const second = await harness.open();
  first.attempt.answer('c1', choice('1'));
  const taken = second.attempt.takeOver();
  await harness.clock.advance(1300);
  expect(first.attempt.getWriteAccess()).toBe('taken-over');
  expect(harness.server.calls).toBe(0);
  await harness.clock.advance(2000);
  await taken;
  expect(harness.server.saves).toHaveLength(1);
});
