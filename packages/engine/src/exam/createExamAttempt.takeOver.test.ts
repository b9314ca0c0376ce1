import { describe, expect, it } from 'vitest';
import type { JournalEntry } from './state/journal/Journal.ts';
import {
  choice,
  createExamHarness,
  KEY,
  text,
  type ExamHarness,
  type ExamTab,
} from './testing/createExamHarness.ts';
import { savedTexts } from './testing/savedTexts.ts';

const MINUTE = 60_000;

async function takeOver(harness: ExamHarness, { attempt }: ExamTab): Promise<void> {
  const taken = attempt.takeOver();
  await harness.clock.advance(1100);
  await taken;
}

const entry = (harness: ExamHarness, part: Partial<JournalEntry> = {}): JournalEntry => ({
  questionId: 't1',
  answer: text('theirs'),
  rev: 1,
  editedAt: harness.server.now() + 1,
  ackRev: 0,
  savedAt: null,
  openSends: [],
  isMarked: false,
  ...part,
});

describe('a tab that takes over', () => {
  it('at the end of the time hands in, also where the same tab had lost write access in between', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const first = await harness.open();
    const second = await harness.open();
    harness.server.isNetworkUp = false;
    first.attempt.answer('t1', text('late'));
    await harness.clock.advance(2 * MINUTE);
    await takeOver(harness, second);
    expect(second.attempt.getSubmission()).toMatchObject({ isLocked: true, trigger: 'time-up' });
    await harness.clock.advance(MINUTE);
    await takeOver(harness, first);
    expect(first.attempt.getSubmission()).toMatchObject({ isLocked: true, trigger: 'time-up' });
    harness.server.isNetworkUp = true;
    await harness.clock.advance(MINUTE);
    expect(first.attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'time-up' });
    expect(savedTexts(harness, 't1')).toEqual(['late']);
    expect(harness.server.finishEffects).toBe(1);
  });

  it('from one whose hand-in failed tells that it did not arrive', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.isNetworkUp = false;
    first.attempt.submit('click');
    await harness.clock.advance(20_000);
    expect(first.attempt.getSubmission().step).toBe('failed');
    harness.server.isNetworkUp = true;
    await takeOver(harness, second);
    await harness.clock.advance(20_000);
    expect(second.attempt.getSubmission()).toMatchObject({ step: 'idle', isInterrupted: true });
    expect(first.attempt.getSubmission()).toMatchObject({ step: 'idle', isInterrupted: false });
  });

  it('is refused by one that hands in, and says so until it is done', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 3000, response: 3000 }];
    first.attempt.answer('t1', text('written'));
    first.attempt.submit('click');
    await takeOver(harness, second);
    expect(first.attempt.getWriteAccess()).toBe('granted');
    expect(second.attempt.getWriteAccess()).toBe('submitting-elsewhere');
    await harness.clock.advance(MINUTE);
    expect(second.attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1 });
  });

  it('was refused, and is allowed once the hand-in has failed', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.isNetworkUp = false;
    first.attempt.submit('click');
    await takeOver(harness, second);
    expect(second.attempt.getWriteAccess()).toBe('submitting-elsewhere');
    await harness.clock.advance(20_000);
    expect(first.attempt.getSubmission().step).toBe('failed');
    await takeOver(harness, second);
    expect(first.attempt.getWriteAccess()).toBe('taken-over');
    expect(second.attempt.getWriteAccess()).toBe('granted');
  });

  it('after the hand-in changes nothing: both are done', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    first.attempt.submit('click');
    await harness.clock.advance(1000);
    await takeOver(harness, second);
    await harness.clock.advance(1000);
    expect(first.attempt.getSubmission()).toMatchObject({ step: 'done', trigger: 'click' });
    expect(second.attempt.getSubmission().step).toBe('done');
    expect(harness.server).toMatchObject({ finishCalls: 1, completions: [{}] });
  });
});

describe('a take-over while the other tab is answered', () => {
  it('takes along a key that the other tab heard between its agreement and its loss', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.isNetworkUp = false;
    const taken = second.attempt.takeOver();
    // The other tab agrees in a task of its own; a key is heard before the lock has moved.
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(first.attempt.getWriteAccess()).toBe('granted');
    first.attempt.answer('t1', text('a late key'));
    first.attempt.answer('c1', choice('2'));
    await harness.clock.advance(100);
    await taken;
    expect(first.attempt.getWriteAccess()).toBe('taken-over');
    first.crash();
    harness.server.isNetworkUp = true;
    await harness.clock.advance(MINUTE);
    expect(second.attempt.getAnswer('t1')).toEqual(text('a late key'));
    expect(savedTexts(harness, 't1')).toEqual(['a late key']);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
  });

  it('takes along what the other tab could not store, of before this tab was open too', async () => {
    const harness = createExamHarness();
    harness.storage.isBroken = true;
    harness.server.isNetworkUp = false;
    const first = await harness.open();
    first.attempt.answer('t1', text('in memory alone'));
    await harness.clock.advance(5000);
    const second = await harness.open();
    await takeOver(harness, second);
    first.crash();
    harness.server.isNetworkUp = true;
    await harness.clock.advance(MINUTE);
    expect(savedTexts(harness, 't1')).toEqual(['in memory alone']);
  });

  it.each([0, 50, 2000])('ends when the tab takes answers: its disk needs %i ms', async (diskDelay) => {
    const harness = createExamHarness({ diskDelay });
    await harness.open();
    const second = await harness.open();
    const taken = second.attempt.takeOver().then(() => second.attempt.answer('c1', choice('3')));
    await harness.clock.advance(20_000);
    await taken;
    await harness.clock.advance(20_000);
    expect(second.attempt.getAnswer('c1')).toEqual(choice('3'));
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('3'));
  });
});

describe('a tab without write access', () => {
  it('marks and answers nothing, and takes nothing of an earlier attempt', async () => {
    const harness = createExamHarness();
    await harness.open();
    const second = await harness.open();
    second.attempt.mark('c1', true);
    second.attempt.answer('c1', choice('1'));
    expect(await second.attempt.importAnswers(new Map([['c1', choice('1')]]))).toBeNull();
    expect(second.attempt.getTile('c1')).toMatchObject({ isMarked: false, isAnswered: false });
  });

  it('shows a mark of the other', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    first.attempt.mark('c1', true);
    await harness.clock.advance(0);
    expect(second.attempt.getTile('c1').isMarked).toBe(true);
  });
});

describe('a message of another tab', () => {
  it.each([
    ['nothing', null],
    ['a text', 'changed'],
    ['no type', { entry: 1 }],
    ['another type', { type: 'greeting', entry: { questionId: 't1' } }],
    ['no entry', { type: 'changed' }],
    ['a damaged entry', { type: 'changed', entry: { questionId: 't1', rev: 9 } }],
  ])('with %s changes nothing', async (_case, message) => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    let shown = 0;
    attempt.subscribe(() => (shown += 1));
    harness.post(message);
    await harness.clock.advance(1000);
    expect(shown).toBe(0);
  });

  it('that has a newer answer reaches the writer: it stores and sends it', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.post({ type: 'changed', entry: entry(harness) });
    await harness.clock.advance(1000);
    expect(tab.attempt.getAnswer('t1')).toEqual(text('theirs'));
    expect(savedTexts(harness, 't1')).toEqual(['theirs']);
    expect(await harness.openStore().readAnswers(KEY)).toMatchObject([{ answer: text('theirs'), ackRev: 1 }]);
  });

  it('comes too late for a paper that is locked, and for a page that was left', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    await harness.clock.advance(MINUTE + 1000);
    harness.post({ type: 'changed', entry: entry(harness) });
    await harness.clock.advance(1000);
    expect(attempt.getAnswer('t1')).toBeNull();
  });

  it('that it handed in ends the attempt: the writer sends the record, the others are done', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.post({ type: 'finished' });
    await harness.clock.advance(1000);
    for (const { attempt } of [first, second]) {
      expect(attempt.getSubmission()).toMatchObject({ step: 'done', reason: null, closure: null });
    }
    expect(harness.server).toMatchObject({ finishCalls: 0, completions: [{}] });
  });
});

it('a completion record without an answer holds the attempt up for ten seconds, and stays on the device', async () => {
  const harness = createExamHarness();
  const { attempt } = await harness.open();
  harness.server.faults = [{ kind: 'ok', request: 10, response: 10 }, { kind: 'request-hangs' }];
  attempt.submit('click');
  await harness.clock.advance(10_000);
  expect(attempt.getSubmission().step).toBe('recording');
  await harness.clock.advance(1000);
  expect(attempt.getSubmission().step).toBe('done');
  expect(await harness.openStore().listJobs(KEY)).toMatchObject([{ isFinished: true }]);
});
