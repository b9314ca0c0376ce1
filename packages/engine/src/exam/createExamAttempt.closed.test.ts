import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, text } from './testing/createExamHarness.ts';
import { failure, NO_FAULT } from './testing/createFakeServer.ts';

const MINUTE = 60_000;

describe('an attempt that was closed elsewhere', () => {
  it('a refused save reads the log list once: the paper says that the student handed in, and what arrived', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 60 });
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(2000);
    const handedInAt = harness.server.now();
    Object.assign(harness.server, { finishEffects: 1, finishedAt: handedInAt });
    attempt.answer('t1', text('too late'));
    await harness.clock.advance(10_000);
    expect(attempt.getSubmission()).toEqual({
      step: 'done',
      reason: 'unsaved',
      trigger: null,
      words: null,
      isLocked: true,
      closure: { by: 'student', at: handedInAt, heldCount: 1 },
      handedInAt,
      isRefused: false,
      refused: [],
      isInterrupted: false,
    });
    // Nothing is retried any more, and no notice may say so.
    expect(attempt.getSaveSummary()).toMatchObject({ unsavedCount: 1, state: 'saved', retryAt: null });
    expect(attempt.getTile('t1').save).toBe('unsaved');
    // The place of the hand-in has sent the completion record.
    expect(harness.server).toMatchObject({ finishCalls: 0, completions: [] });
    expect([...harness.storage.values.keys()].some((key) => key.includes(':answers/'))).toBe(true);
    const { calls } = harness.server;
    await harness.clock.advance(10 * MINUTE);
    expect(harness.server.calls).toBe(calls);
  });

  it.each([null, 60_000])(
    'at the end of the time the system did it (the list carries the time: %s)',
    async (after) => {
      const harness = createExamHarness({ timeLimitMinutes: 1 });
      const start = harness.server.now();
      const { attempt } = await harness.open();
      harness.server.isNetworkUp = false;
      attempt.answer('t1', text('too late'));
      await harness.clock.advance(MINUTE + 500);
      Object.assign(harness.server, { finishEffects: 1, finishedAt: after === null ? null : start + after });
      harness.server.isNetworkUp = true;
      await harness.clock.advance(2 * MINUTE);
      expect(attempt.getSubmission()).toMatchObject({
        step: 'done',
        closure: { by: 'system', at: start + MINUTE, heldCount: 0 },
      });
    },
  );

  it('an attempt that is handed in here has no closure, also when its response got lost', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'response-lost', after: 100 }];
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', closure: null });
  });

  it('a finish that is answered counts as handed in at its answer, in the other tabs too', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 60 });
    const { attempt } = await harness.open();
    const reader = await harness.open();
    await harness.clock.advance(20 * MINUTE);
    attempt.submit('click');
    await harness.clock.advance(1000);
    const { handedInAt } = attempt.getSubmission();
    expect(harness.server.now() - (handedInAt ?? 0)).toBeLessThan(1000);
    expect(reader.attempt.getSubmission()).toMatchObject({ step: 'done', handedInAt });
    await harness.clock.advance(5 * MINUTE);
    expect(attempt.getUsedSeconds()).toBe(20 * 60);
  });

  it.each([
    ['stays open', 'lists', false],
    ['crashes', 'lists', true],
    ['stays open', 'does not list', false],
    ['crashes', 'does not list', true],
  ])(
    'a finish whose answer got lost counts as handed in when the log list says (page %s, server %s the time)',
    async (_page, lists, doesCrash) => {
      const harness = createExamHarness({ timeLimitMinutes: 60 });
      const { server, clock } = harness;
      const tab = await harness.open();
      await clock.advance(20 * MINUTE);
      let handedInAt: number | null = null;
      server.onFinish = () => {
        if (lists === 'lists') handedInAt = server.now();
        Object.assign(server, { finishedAt: handedInAt, isNetworkUp: false });
      };
      server.faults = [{ kind: 'response-lost', after: 100 }];
      tab.attempt.submit('click');
      await clock.advance(2000);
      expect(server.finishEffects).toBe(1);
      if (doesCrash) tab.crash();
      await clock.advance(180 * MINUTE);
      server.isNetworkUp = true;
      const { attempt } = doesCrash ? await harness.open() : tab;
      await clock.advance(5 * MINUTE);
      expect(attempt.getSubmission()).toMatchObject({ step: 'done', closure: null, handedInAt });
      expect(attempt.getUsedSeconds()).toBe(handedInAt === null ? null : 20 * 60);
    },
  );

  it('a refusal in an open attempt is shown until an answer is taken again', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'rejected' }, NO_FAULT, { kind: 'rejected' }];
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isLocked: false, isRefused: true });
    await harness.clock.advance(10_000);
    expect(attempt.getSubmission().isRefused).toBe(false);
    // Save, log list, refused retry, retry.
    expect(harness.server.calls).toBe(4);
  });
});

it('an attempt that refused an answer while it was open, and is handed in elsewhere later, is done, and promises no retry', async () => {
  const harness = createExamHarness();
  const { attempt } = await harness.open();
  harness.server.faults = [{ kind: 'rejected' }, NO_FAULT, { kind: 'rejected' }];
  attempt.answer('c1', choice('1'));
  await harness.clock.advance(1000);
  expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isRefused: true });
  expect(attempt.getSaveSummary().state).toBe('refused');
  Object.assign(harness.server, { finishEffects: 1, finishedAt: harness.server.now() });
  await harness.clock.advance(2 * MINUTE);
  expect(attempt.getSubmission()).toMatchObject({ step: 'done', closure: { by: 'student' } });
});

describe('an attempt that was closed elsewhere, by a server that answers its calls with errors', () => {
  /** Every save is answered with an error, such as a status 500; counts the reads of the log list. */
  function failSaves({ server }: ReturnType<typeof createExamHarness>) {
    const find = server.findHandIn.bind(server);
    const counts = { saves: 0, looks: 0 };
    server.save = () => {
      counts.saves += 1;
      return Promise.reject(failure('malformed'));
    };
    server.findHandIn = () => {
      counts.looks += 1;
      return find();
    };
    return counts;
  }

  it.each([1, 4])('of %i answers the student learns it at the fifth error in a row', async (count) => {
    const harness = createExamHarness({ choices: 4 });
    const counts = failSaves(harness);
    const { attempt } = await harness.open();
    Object.assign(harness.server, { finishEffects: 1, finishedAt: harness.server.now() });
    for (let i = 1; i <= count; i += 1) {
      attempt.answer(`c${i}`, choice('1'));
      await harness.clock.advance(1000);
    }
    await harness.clock.advance(MINUTE);
    expect(counts.saves).toBeLessThanOrEqual(4 + count);
    expect(counts.looks).toBe(1);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', closure: { by: 'student' } });
    expect(attempt.getSaveSummary()).toMatchObject({ unsavedCount: count, retryAt: null });
    expect([...harness.storage.values.keys()].filter((key) => key.includes(':answers/'))).toHaveLength(count);
  });

  it('one that is open reads the log list once a minute at most, and says nothing of a refusal', async () => {
    const harness = createExamHarness();
    const counts = failSaves(harness);
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(10 * MINUTE);
    expect(counts.looks).toBeGreaterThan(5);
    expect(counts.looks).toBeLessThanOrEqual(10);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isRefused: false, refused: [] });
    expect(attempt.getSaveSummary().state).toBe('failed');
  });

  it.each(['malformed', 'rejected'] as const)(
    'a time report that is answered with %s tells a student who types nothing',
    async (kind) => {
      const harness = createExamHarness({ timeLimitMinutes: 60 });
      const { attempt } = await harness.open();
      await harness.clock.advance(2 * MINUTE);
      const { calls } = harness.server;
      harness.answerReport = () => Promise.reject(failure(kind));
      Object.assign(harness.server, { finishEffects: 1, finishedAt: harness.server.now() });
      await harness.clock.advance(2 * MINUTE);
      expect(attempt.getSubmission()).toMatchObject({ step: 'done', closure: { by: 'student' } });
      expect(harness.server.calls).toBe(calls + 1);
    },
  );

  it('a server that never took a time report, or is not reached, is not asked', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 60 });
    harness.answerReport = () => Promise.reject(failure('rejected'));
    const { attempt } = await harness.open();
    await harness.clock.advance(5 * MINUTE);
    expect(harness.server.calls).toBe(0);
    harness.answerReport = async () => undefined;
    await harness.clock.advance(MINUTE);
    harness.answerReport = () => Promise.reject(failure('unavailable'));
    await harness.clock.advance(5 * MINUTE);
    expect(harness.server.calls).toBe(0);
    expect(attempt.getSubmission().step).toBe('idle');
  });
});

describe('answers left from another attempt', () => {
  it('are taken only for questions without an answer, are on disk at once, and are sent', async () => {
    const harness = createExamHarness({ diskDelay: 40 });
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('new'));
    const imported = tab.attempt.importAnswers(
      new Map([
        ['c1', choice('old')],
        ['t1', text('written')],
        ['gone', text('a question that left the paper')],
      ]),
    );
    await harness.clock.advance(100);
    expect(await imported).toEqual(new Set(['t1']));
    tab.crash();
    const { attempt } = await harness.open();
    expect(attempt.getAnswer('c1')).toEqual(choice('new'));
    expect(attempt.getAnswer('t1')).toEqual(text('written'));
    await harness.clock.advance(5000);
    expect(harness.server.answers.get('t1')?.answer).toEqual(text('written'));
  });

  it('are not taken while the paper is locked, and the caller learns it', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    await harness.clock.advance(2 * MINUTE);
    expect(attempt.getSubmission().isLocked).toBe(true);
    expect(await attempt.importAnswers(new Map([['t1', text('written')]]))).toBeNull();
    expect(attempt.getAnswer('t1')).toBeNull();
  });
});
