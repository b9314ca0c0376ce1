import { ApiError } from '@cloud-school/api-client';
import { describe, expect, it } from 'vitest';
import type { CompletionJob } from './ports/AnswerStore.ts';
import { runCompletionJobs } from './runCompletionJobs.ts';
import { choice, createExamHarness, type ExamHarness, KEY, text } from './testing/createExamHarness.ts';
import type { Fault } from './testing/createFakeServer.ts';
import { savedTexts } from './testing/savedTexts.ts';

const MINUTE = 60_000;
const storedKeys = (harness: ExamHarness, kind: string) =>
  [...harness.storage.values.keys()].filter((key) => key.includes(`:${kind}/`));

describe('an answer that the server keeps refusing', () => {
  /** Its server takes every answer but those of c1, and says why. */
  function refuseFirst(harness: ExamHarness): void {
    const save = harness.server.save.bind(harness.server);
    harness.server.save = (questionId, ...rest) =>
      questionId === 'c1' ? Promise.reject(rejected) : save(questionId, ...rest);
  }
  const rejected = new ApiError({
    kind: 'rejected',
    endpointId: 'test.save',
    userMessage: '系统繁忙',
    serverMessage: '本题已停用',
  });
  const unavailable = new ApiError({
    kind: 'unavailable',
    endpointId: 'test.finish',
    userMessage: '系统繁忙',
  });
  const refused = [{ questionId: 'c1', words: '本题已停用' }];

  it('is shown with the words of the server, and the student may hand in without it', async () => {
    const harness = createExamHarness();
    refuseFirst(harness);
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    attempt.answer('t1', text('taken'));
    await harness.clock.advance(5000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', refused });
    attempt.submit('click');
    await harness.clock.advance(20_000);
    expect(attempt.getSubmission()).toMatchObject({
      step: 'failed',
      reason: 'refused',
      isLocked: false,
      refused,
    });
    expect(harness.server.finishCalls).toBe(0);
    attempt.submit('click', { isWithoutRefused: true });
    await harness.clock.advance(5000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', closure: null, refused });
    expect(savedTexts(harness, 't1')).toEqual(['taken']);
    expect(harness.server.finishCalls).toBe(1);
    // There is no other copy.
    expect(storedKeys(harness, 'answers').some((key) => key.endsWith('/c1'))).toBe(true);
  });

  it.each(['reload', 'second press'])('stays on the device after a lost response and a %s', async (way) => {
    const harness = createExamHarness();
    refuseFirst(harness);
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(5000);
    tab.attempt.submit('click');
    await harness.clock.advance(20_000);
    const finish = harness.server.finish.bind(harness.server);
    harness.server.finish = (signal) =>
      finish(signal).then(() => {
        // Nor can anybody look the finish up.
        harness.server.isNetworkUp = false;
        throw unavailable;
      });
    tab.attempt.submit('click', { isWithoutRefused: true });
    await harness.clock.advance(5000);
    expect(harness.server.finishEffects).toBe(1);
    if (way === 'reload') tab.crash();
    harness.server.isNetworkUp = true;
    const { attempt } = way === 'reload' ? await harness.open() : tab;
    if (way !== 'reload') attempt.submit('click');
    await harness.clock.advance(20_000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(storedKeys(harness, 'answers').some((key) => key.endsWith('/c1'))).toBe(true);
  });

  it('does not hold up the hand-in at the end of the time', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    refuseFirst(harness);
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    attempt.answer('t1', text('taken'));
    await harness.clock.advance(MINUTE + 30_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up', refused });
    expect(harness.server).toMatchObject({ finishCalls: 1, finishEffects: 1 });
  });

  it('beside a server that is down the hand-in waits for the network as ever', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    refuseFirst(harness);
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(10_000);
    harness.server.isNetworkUp = false;
    attempt.answer('t1', text('late'));
    await harness.clock.advance(2 * MINUTE);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved', isLocked: true });
    expect(harness.server.finishCalls).toBe(0);
    harness.server.isNetworkUp = true;
    await harness.clock.advance(2 * MINUTE);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', refused });
    expect(savedTexts(harness, 't1')).toEqual(['late']);
  });
});

describe('a hand-in that did not arrive', () => {
  it('is a failure on the screen while it is retried, and never flickers', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    attempt.answer('t1', text('late'));
    await harness.clock.advance(MINUTE + 15_000);
    const steps = new Set<string>();
    attempt.subscribe(() => steps.add(attempt.getSubmission().step));
    await harness.clock.advance(3 * MINUTE);
    expect([...steps]).toEqual(['failed']);
  });

  it.each<[string, Fault[]]>([
    ['was lost', [{ kind: 'request-lost', after: 5000 }]],
    ['was still saving', [{ kind: 'request-hangs' }, { kind: 'request-hangs' }]],
  ])('because it %s: after a reload the student is told until the next hand-in', async (_case, faults) => {
    const harness = createExamHarness();
    const tab = await harness.open();
    if (faults.length > 1) tab.attempt.answer('c1', choice('1'));
    harness.server.faults = faults;
    tab.attempt.submit('click');
    await harness.clock.advance(1000);
    tab.crash();
    const { attempt } = await harness.open();
    await harness.clock.advance(20_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isInterrupted: true });
    attempt.submit('click');
    expect(attempt.getSubmission().isInterrupted).toBe(false);
    await harness.clock.advance(40_000);
    expect(attempt.getSubmission().step).toBe('done');
    attempt.dispose();
    const again = await harness.open();
    await harness.clock.advance(2000);
    expect(again.attempt.getSubmission()).toMatchObject({ step: 'done', isInterrupted: false });
  });

  it('because the server refused it: the log list is read, and the paper opens', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'rejected' }];
    attempt.submit('click');
    await harness.clock.advance(200);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: false });
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 2, finishEffects: 1 });
  });

  describe('because the server refused it', () => {
    const words = '未满 10 分钟';
    const refusal = new ApiError({
      kind: 'rejected',
      endpointId: 'test.finish',
      userMessage: '系统繁忙',
      serverMessage: words,
    });
    /** Its server refuses the finish until the returned function is called. */
    function refuseFinish({ server }: ExamHarness): () => void {
      const finish = server.finish.bind(server);
      server.finish = () => Promise.reject(refusal);
      return () => {
        server.finish = finish;
      };
    }

    it('its words are shown until the next press', async () => {
      const harness = createExamHarness();
      const { attempt } = await harness.open();
      const relent = refuseFinish(harness);
      attempt.submit('click');
      await harness.clock.advance(500);
      expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', words });
      relent();
      attempt.submit('click');
      expect(attempt.getSubmission().words).toBeNull();
      await harness.clock.advance(1000);
      expect(attempt.getSubmission()).toMatchObject({ step: 'done', words: null });
    });

    it('at the end of the time its words stay while the hand-in is tried again', async () => {
      const harness = createExamHarness({ timeLimitMinutes: 1 });
      const { attempt } = await harness.open();
      const relent = refuseFinish(harness);
      await harness.clock.advance(MINUTE + 5000);
      const failed = { step: 'failed', reason: 'finish', trigger: 'time-up', words };
      expect(attempt.getSubmission()).toMatchObject(failed);
      harness.server.isNetworkUp = false;
      harness.isOnline = false;
      await harness.clock.advance(MINUTE);
      expect(attempt.getSubmission()).toMatchObject(failed);
      harness.server.isNetworkUp = true;
      harness.isOnline = true;
      relent();
      await harness.clock.advance(MINUTE);
      expect(attempt.getSubmission()).toMatchObject({ step: 'done', words: null });
    });
  });

  it('as far as its tab knew: a late answer tells the tab that took over', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 5000, response: 66_000 }];
    first.attempt.submit('click');
    await harness.clock.advance(5100);
    // Nobody can look the finish up.
    harness.server.isNetworkUp = false;
    await harness.clock.advance(55_100);
    expect(first.attempt.getSubmission()).toMatchObject({ step: 'failed', isLocked: true });
    const taken = second.attempt.takeOver();
    await harness.clock.advance(1000);
    await taken;
    expect(second.attempt.getWriteAccess()).toBe('granted');
    await harness.clock.advance(9000);
    harness.server.isNetworkUp = true;
    await harness.clock.advance(1500);
    for (const { attempt } of [first, second]) expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, completions: [{}] });
  });

  it('because the sign-in expired: the page after the sign-in says so', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.isSignedIn = false;
    tab.attempt.submit('click');
    await harness.clock.advance(1000);
    expect(tab.attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'expired' });
    tab.attempt.dispose();
    harness.server.isSignedIn = true;
    const { attempt } = await harness.open();
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isInterrupted: true });
  });
});

describe('a finish without an answer', () => {
  it('is given up before the paper opens again: what the student changes then is not closed under the hand', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    const { server, clock } = harness;
    server.finish = (signal) =>
      new Promise((resolve) =>
        clock.setTimer(() => {
          if (signal?.aborted) return;
          server.finishEffects += 1;
          resolve();
        }, 95_000),
      );
    attempt.submit('click');
    await clock.advance(MINUTE + 500);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: true });
    await clock.advance(20_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', isLocked: false });
    attempt.answer('t1', text('revised'));
    await clock.advance(MINUTE);
    expect(attempt.getSubmission().step).toBe('failed');
    expect(server.finishEffects).toBe(0);
    expect(savedTexts(harness, 't1')).toEqual(['revised']);
  });

  it('that another tab learns of late: what was written since stays, and the student is told', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    attempt.answer('t1', text('revised'));
    await harness.clock.advance(1000);
    harness.post({ type: 'finished' });
    await harness.clock.advance(5000);
    expect(attempt.getSubmission()).toMatchObject({
      step: 'done',
      reason: 'unsaved',
      closure: { by: 'student', heldCount: 0 },
    });
    expect(storedKeys(harness, 'answers')).not.toEqual([]);
  });
});

describe('a completion record that two pages want to send', () => {
  const toCalls = (harness: ExamHarness) => ({
    isFinished: () => harness.server.isFinished(),
    report: async ({ payload }: CompletionJob) => {
      await new Promise<void>((resolve) => harness.clock.setTimer(resolve, 300));
      await harness.server.complete(payload);
    },
  });

  it('is sent once, where another page looked the lost finish up first', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'response-lost', after: 100 }];
    attempt.submit('click');
    await harness.clock.advance(60);
    const sent = runCompletionJobs(harness.openStore(), KEY, toCalls(harness));
    await harness.clock.advance(5000);
    await sent;
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, completions: [{}] });
  });

  it('is sent once by two pages that are back online together', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 10, response: 10 }, { kind: 'status-500' }];
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(harness.server.completions).toEqual([]);
    const stores = [harness.openStore(), harness.openStore()];
    for (const store of stores) expect(await store.listJobs(KEY)).toHaveLength(1);
    const runs = stores.map((store) => runCompletionJobs(store, KEY, toCalls(harness)));
    await harness.clock.advance(5000);
    expect(await Promise.all(runs)).toEqual([0, 0]);
    expect(harness.server.completions).toHaveLength(1);
  });
});
