import { describe, expect, it } from 'vitest';
import type { CompletionJob } from './ports/AnswerStore.ts';
import { runCompletionJobs } from './runCompletionJobs.ts';
import { createAnswerStore } from './storage/createAnswerStore.ts';
import {
  ACTIVITY,
  choice,
  createExamHarness,
  type ExamHarness,
  KEY,
  text,
} from './testing/createExamHarness.ts';
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
    attempt.answer('t1', text('written'));
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
    expect(savedTexts(harness, 't1')).toEqual(['written']);
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

  it('every copy of a completion record carries the moment of the hand-in by the server’s clock', async () => {
    const harness = createExamHarness({ serverAhead: 365 * 24 * 3_600_000 });
    const { attempt } = await harness.open();
    const handedInAt = harness.server.now();
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
