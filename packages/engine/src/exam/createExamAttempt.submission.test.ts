import { ApiError } from '@cloud-school/api-client';
import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './storage/createAnswerStore.ts';
import type { CompletionJob } from './ports/AnswerStore.ts';
import { runCompletionJobs } from './submission/runCompletionJobs.ts';
import {
  ACTIVITY,
  choice,
  createExamHarness,
  type ExamHarness,
  KEY,
  text,
} from './testing/createExamHarness.ts';
import type { Fault } from './testing/createFakeServer.ts';
import { savedTexts } from './testing/savedTexts.ts';

const MINUTE = 60_000;
const storedKeys = (harness: ExamHarness, kind: string) =>
  [...harness.storage.values.keys()].filter((key) => key.includes(`:${kind}/`));

describe('handing in', () => {
  it('saves what is unsaved, finishes once, reports the completion and deletes the stored answers', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    attempt.answer('t1', text('last words'));
    attempt.submit('click');
    attempt.submit('click');
    expect(attempt.getSubmission()).toMatchObject({ step: 'draining', trigger: 'click', isLocked: true });
    await harness.clock.advance(1000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', reason: null });
    expect(savedTexts(harness, 't1')).toEqual(['last words']);
    expect(harness.server).toMatchObject({ finishCalls: 1, finishEffects: 1, completions: [{}] });
    expect([...harness.storage.values.keys()]).toEqual(storedKeys(harness, 'attempts'));
    expect(attempt.getAnswer('t1')).toEqual(text('last words'));
  });

  it('offline it fails at once, nothing is lost, and a later hand-in succeeds', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.isOnline = false;
    harness.server.isNetworkUp = false;
    attempt.answer('t1', text('kept'));
    attempt.submit('click');
    await harness.clock.advance(100);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved', isLocked: false });
    expect(attempt.getSaveSummary().unsavedCount).toBe(1);
    expect(harness.server.finishCalls).toBe(0);
    harness.isOnline = true;
    harness.server.isNetworkUp = true;
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(savedTexts(harness, 't1')).toEqual(['kept']);
  });

  it('offline with everything saved no finish is sent, and the paper stays open', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.isOnline = false;
    harness.server.isNetworkUp = false;
    attempt.submit('click');
    await harness.clock.advance(100);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: false });
    expect(harness.server.finishCalls).toBe(0);
  });

  it('fails when answers cannot be saved within 10 s', async () => {
    const harness = createExamHarness();
    harness.server.faults = Array.from({ length: 40 }, () => ({ kind: 'rejected' as const }));
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    attempt.submit('click');
    await harness.clock.advance(9900);
    expect(attempt.getSubmission().step).toBe('draining');
    await harness.clock.advance(200);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved' });
    expect(attempt.getSaveSummary().unsavedCount).toBe(1);
    expect(harness.server.finishCalls).toBe(0);
  });

  it('an attempt that the server closed before an answer was saved is done, with a reason, and the answer stays on the device', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    attempt.answer('t1', text('too late'));
    await harness.clock.advance(2 * MINUTE);
    harness.server.isNetworkUp = true;
    harness.server.finishEffects = 1;
    await harness.clock.advance(MINUTE);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', reason: 'unsaved', trigger: 'time-up' });
    expect(attempt.getSaveSummary().unsavedCount).toBe(1);
    expect(harness.server).toMatchObject({ finishCalls: 0, completions: [{}] });
    expect(storedKeys(harness, 'answers')).toHaveLength(1);
  });

  it('a finish that takes 30 s is sent once, however often the student clicks', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 15_000, response: 15_000 }];
    attempt.submit('click');
    await harness.clock.advance(1000);
    attempt.submit('click');
    await harness.clock.advance(20_000);
    expect(attempt.getSubmission().step).toBe('finishing');
    attempt.submit('click');
    await harness.clock.advance(10_000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server.finishCalls).toBe(1);
  });

  it('a finish whose response got lost is looked up, not repeated', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'response-lost', after: 100 }];
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, finishEffects: 1 });
  });

  it('while the outcome of a finish is unknown the paper is locked; then it opens again', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.faults = [{ kind: 'request-lost', after: 100 }, { kind: 'status-500' }];
    attempt.submit('click');
    await harness.clock.advance(500);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: true });
    await harness.clock.advance(10_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: false });
    attempt.answer('c1', choice('1'));
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 2, finishEffects: 1, finishRepeats: 0 });
  });

  it('a finish that counted before a crash took all answers, also where the next paper carries none of them', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(2000);
    // The finish counts without a response, and the next page cannot look it up at once.
    harness.server.faults = [{ kind: 'response-lost', after: 0 }, { kind: 'status-500' }];
    tab.attempt.submit('click');
    await harness.clock.advance(0);
    tab.crash();
    const { attempt } = await harness.open({ doesPaperCarryAnswers: false });
    await harness.clock.advance(60_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'done', reason: null, closure: null });
    expect(harness.server).toMatchObject({ finishCalls: 1, finishEffects: 1 });
    expect([...harness.storage.values.keys()].filter((key) => key.includes(':answers/'))).toEqual([]);
  });

  it('after a crash in the middle of a finish the next page is done without a second finish', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 2000, response: 2000 }];
    tab.attempt.submit('click');
    await harness.clock.advance(100);
    tab.crash();
    const { attempt } = await harness.open();
    expect(attempt.getSubmission()).toMatchObject({ step: 'finishing', isLocked: true });
    await harness.clock.advance(12_000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, finishEffects: 1, completions: [{}] });
  });

  it('a page opened again after the end (browser back) is done and does not hand in', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.submit('click');
    await harness.clock.advance(1000);
    tab.attempt.dispose();
    const { attempt } = await harness.open();
    expect(attempt.getSubmission().isLocked).toBe(true);
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, completions: [{}] });
  });

  it('after a crash just before the finish arrived the next page shows the paper', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.faults = [{ kind: 'request-lost', after: 5000 }];
    tab.attempt.submit('click');
    await harness.clock.advance(100);
    tab.crash();
    const { attempt } = await harness.open();
    await harness.clock.advance(12_000);
    expect(attempt.getSubmission()).toMatchObject({ step: 'idle', isLocked: false });
    expect(harness.server.finishEffects).toBe(0);
  });

  it('a completion record that fails leaves the test finished and is sent later, also after a reload', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 10, response: 10 }, { kind: 'status-500' }];
    tab.attempt.submit('click');
    await harness.clock.advance(1000);
    expect(tab.attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, completions: [] });
    tab.crash();
    const store = createAnswerStore({ indexedDB: null, storage: harness.storage, timers: harness.clock });
    const calls = {
      isFinished: () => harness.server.isFinished(),
      report: ({ payload }: CompletionJob) => harness.server.complete(payload),
    };
    const both = Promise.all([runCompletionJobs(store, KEY, calls), runCompletionJobs(store, KEY, calls)]);
    await harness.clock.advance(1000);
    expect(await both).toEqual([0, 0]);
    expect(harness.server).toMatchObject({ finishCalls: 1, completions: [{}] });
    expect(storedKeys(harness, 'completions')).toEqual([]);
  });

  it('every copy of a completion record carries the moment of the hand-in', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    const handedInAt = harness.clock.now();
    harness.server.faults = [{ kind: 'ok', request: 4000, response: 4000 }, { kind: 'status-500' }];
    attempt.submit('click');
    await harness.clock.advance(10_000);
    const store = createAnswerStore({ indexedDB: null, storage: harness.storage, timers: harness.clock });
    const completion = { ...ACTIVITY, at: handedInAt };
    expect(await store.listJobs(KEY)).toMatchObject([{ isFinished: true, payload: completion }]);
    const calls = {
      isFinished: () => harness.server.isFinished(),
      report: ({ payload }: CompletionJob) => harness.server.complete(payload),
    };
    const remaining = runCompletionJobs(store, KEY, calls);
    await harness.clock.advance(1000);
    expect(await remaining).toBe(0);
    expect(harness.server.completions).toEqual([completion]);
  });

  it('a completion record whose finish never counted is not sent', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.faults = [{ kind: 'request-lost', after: 5000 }];
    tab.attempt.submit('click');
    await harness.clock.advance(100);
    tab.crash();
    const store = createAnswerStore({ indexedDB: null, storage: harness.storage, timers: harness.clock });
    const calls = {
      isFinished: () => harness.server.isFinished(),
      report: ({ payload }: CompletionJob) => harness.server.complete(payload),
    };
    const left = runCompletionJobs(store, KEY, calls);
    await harness.clock.advance(1000);
    expect(await left).toBe(1);
    expect(harness.server.completions).toEqual([]);
  });

  it('without an activity nothing is reported', async () => {
    const harness = createExamHarness({ hasActivity: false });
    const { attempt } = await harness.open();
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
    expect(harness.server.completions).toEqual([]);
  });

  it('leaving the page does not hand in', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('1'));
    tab.lifecycle('hidden');
    tab.attempt.dispose();
    await harness.clock.advance(MINUTE);
    expect(harness.server.finishCalls).toBe(0);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
  });
});

describe('an answer that the server keeps refusing', () => {
  /** Its server takes every answer but those of c1, and says why. */
  function refuseFirst(harness: ExamHarness): void {
    const save = harness.server.save.bind(harness.server);
    harness.server.save = (questionId, ...rest) =>
      questionId === 'c1'
        ? save('c1', ...rest).then(() => Promise.reject(rejected))
        : save(questionId, ...rest);
  }
  const rejected = new ApiError({
    kind: 'rejected',
    endpointId: 'test.save',
    userMessage: '系统繁忙',
    serverMessage: '本题已停用',
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
