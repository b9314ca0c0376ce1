import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, text } from './testing/createExamHarness.ts';
import { NO_FAULT } from './testing/createFakeServer.ts';
import { savedTexts } from './testing/savedTexts.ts';

describe('saving while the student works', () => {
  it('sends a choice after 0.8 s and shows each step', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    expect(attempt.getTile('c1')).toMatchObject({ isAnswered: false, save: 'untouched' });
    attempt.answer('c1', choice('2'));
    expect(attempt.getTile('c1')).toMatchObject({ isAnswered: true, save: 'saving' });
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'saving', unsavedCount: 1 });
    await harness.clock.advance(799);
    expect(harness.server.saves).toEqual([]);
    await harness.clock.advance(100);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(attempt.getTile('c1').save).toBe('saved');
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'saved', unsavedCount: 0 });
    expect(attempt.getProgress()).toEqual({ answered: 1, unanswered: 3, marked: 0 });
  });

  it('sends a text at once when the student moves on', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    attempt.answer('t1', text('an essay'));
    attempt.saveNow();
    await harness.clock.advance(100);
    expect(savedTexts(harness, 't1')).toEqual(['an essay']);
  });

  it('sends a text at once when the page is hidden, and it is on disk', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.answer('t1', text('an essay'));
    tab.lifecycle('hidden');
    await harness.clock.advance(100);
    expect(savedTexts(harness, 't1')).toEqual(['an essay']);
    tab.crash();
    expect((await harness.open()).attempt.getAnswer('t1')).toEqual(text('an essay'));
  });

  it('a save that fails once is shown as unsaved, retried and then shown as saved', async () => {
    const harness = createExamHarness();
    harness.server.faults = [{ kind: 'status-500' }];
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(900);
    expect(attempt.getTile('c1').save).toBe('unsaved');
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'failed', unsavedCount: 1, failureCount: 1 });
    expect(attempt.getSaveSummary().retryAt).toBeGreaterThan(harness.clock.now());
    // No refusal: nobody asks whether the attempt is closed.
    expect(attempt.getSubmission()).toMatchObject({ isRefused: false, refused: [] });
    expect(harness.server.calls).toBe(1);
    attempt.answer('c2', choice('1'));
    await harness.clock.advance(2000);
    expect(attempt.getTile('c1').save).toBe('saved');
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
  });

  it('a save that the server refuses never counts as saved', async () => {
    const harness = createExamHarness();
    // The second call reads the log list.
    harness.server.faults = [{ kind: 'rejected' }, NO_FAULT, { kind: 'rejected' }];
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(2000);
    expect(attempt.getTile('c1').save).toBe('unsaved');
    await harness.clock.advance(5000);
    expect(attempt.getTile('c1').save).toBe('saved');
  });

  it('a save without a response counts as unsaved after 10 s, and the newer one is sent', async () => {
    const harness = createExamHarness();
    harness.server.faults = [{ kind: 'ok', request: 25_000, response: 10 }];
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(3000);
    attempt.answer('c1', choice('2'));
    expect(attempt.getTile('c1').save).toBe('saving');
    await harness.clock.advance(8000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(attempt.getTile('c1').save).toBe('saving');
    await harness.clock.advance(20_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(harness.server.saves.at(-1)?.answer).toEqual(choice('2'));
    expect(attempt.getTile('c1').save).toBe('saved');
  });

  it('an old save that arrives after the newer one is corrected, whatever the server keeps', async () => {
    const harness = createExamHarness();
    harness.server.doesOrderByTime = false;
    harness.server.faults = [{ kind: 'ok', request: 15_000, response: 10 }];
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(3000);
    attempt.answer('c1', choice('2'));
    await harness.clock.advance(30_000);
    expect(harness.server.saves.map((save) => save.answer.optionKeys[0])).toEqual(['2', '1', '2']);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(attempt.getTile('c1').save).toBe('saved');
  });

  it('an answer is on disk before it is sent, so that no crash restores an older one', async () => {
    const harness = createExamHarness({ diskDelay: 40 });
    const tab = await harness.open();
    tab.attempt.answer('t1', text('first'));
    await harness.clock.advance(400);
    tab.attempt.answer('t1', text('second'));
    tab.attempt.saveNow();
    await harness.clock.advance(39);
    expect(harness.server.saves).toEqual([]);
    await harness.clock.advance(25);
    expect(savedTexts(harness, 't1')).toEqual(['second']);
    tab.crash();
    expect((await harness.open({ doesPaperCarryAnswers: false })).attempt.getAnswer('t1')).toEqual(
      text('second'),
    );
  });

  it('three questions answered offline are sent once each and in order when the network is back', async () => {
    const harness = createExamHarness({ choices: 3 });
    const tab = await harness.open();
    harness.isOnline = false;
    harness.server.isNetworkUp = false;
    tab.lifecycle('offline');
    for (const id of ['c2', 'c1', 'c3']) {
      tab.attempt.answer(id, choice('1'));
      tab.attempt.saveNow();
      await harness.clock.advance(1000);
    }
    expect(tab.attempt.getSaveSummary()).toMatchObject({ state: 'offline', unsavedCount: 3 });
    expect(tab.attempt.getTile('c1').save).toBe('unsaved');
    harness.isOnline = true;
    harness.server.isNetworkUp = true;
    tab.lifecycle('online');
    await harness.clock.advance(5000);
    expect(harness.server.saves.map((save) => save.questionId)).toEqual(['c2', 'c1', 'c3']);
    expect(tab.attempt.getSaveSummary()).toMatchObject({ state: 'saved', unsavedCount: 0 });
  });

  it('an answer cleared after a save is not sent and counts as cleared after a save', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    attempt.answer('t1', text('written'));
    await harness.clock.advance(3000);
    attempt.answer('t1', text('  '));
    attempt.saveNow();
    await harness.clock.advance(10_000);
    expect(harness.server.saves).toHaveLength(1);
    expect(attempt.getTile('t1')).toEqual({
      isAnswered: true,
      subQuestionCount: 0,
      answeredSubQuestions: 0,
      isMarked: false,
      save: 'saved',
      isClearedAfterSave: true,
    });
    expect(attempt.getSaveSummary().unsavedCount).toBe(0);
  });

  it('where answers are collected on the device, a cleared one is unanswered and can be imported', async () => {
    const harness = createExamHarness({ isCollected: true });
    const { attempt } = await harness.open();
    attempt.answer('t1', text('written'));
    await harness.clock.advance(3000);
    expect(attempt.getTile('t1')).toMatchObject({ isAnswered: true, save: 'saved' });
    attempt.answer('t1', text('  '));
    await harness.clock.advance(10_000);
    const unanswered = { isAnswered: false, save: 'untouched', isClearedAfterSave: false };
    expect(attempt.getTile('t1')).toMatchObject(unanswered);
    expect(attempt.getProgress()).toMatchObject({ answered: 0, unanswered: 4 });
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'idle', savedAt: null, unsavedCount: 0 });
    await attempt.importAnswers(new Map([['t1', text('imported')]]));
    expect(attempt.getAnswer('t1')).toEqual(text('imported'));
  });

  it('every getter keeps its reference until its value changes', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(1000);
    const read = () => [
      attempt.getTile('c1'),
      attempt.getAnswer('c1'),
      attempt.getProgress(),
      attempt.getSaveSummary(),
      attempt.getSubmission(),
    ];
    const before = read();
    let notifications = 0;
    const stop = attempt.subscribe(() => (notifications += 1));
    attempt.saveNow();
    expect(notifications).toBe(0);
    await harness.clock.advance(1000);
    expect(notifications).toBe(1);
    for (const [index, value] of read().entries()) expect(value).toBe(before[index]);
    stop();
    attempt.mark('c2', true);
    expect(notifications).toBe(1);
    expect(attempt.getProgress().marked).toBe(1);
  });

  it('a change of one tile calls the listeners of that tile alone', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    const woken: string[] = [];
    const stop = attempt.subscribeTile('c1', () => woken.push('c1'));
    attempt.subscribeTile('c2', () => woken.push('c2'));
    attempt.mark('c1', true);
    expect(woken).toEqual(['c1']);
    stop();
    attempt.mark('c1', false);
    attempt.mark('c2', true);
    expect(woken).toEqual(['c1', 'c2']);
  });
});
