import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, text } from './testing/createExamHarness.ts';
import { savedTexts } from './testing/savedTexts.ts';

describe('a page that is killed', () => {
  it('a reload while every save fails restores the answer, which is sent without another edit', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.isNetworkUp = false;
    tab.attempt.answer('c1', choice('3'));
    await harness.clock.advance(20_000);
    tab.attempt.dispose();
    await harness.clock.advance(0);
    const again = await harness.open();
    expect(again.attempt.getAnswer('c1')).toEqual(choice('3'));
    expect(again.attempt.getRestoredCount()).toBe(1);
    expect(again.attempt.getTile('c1').save).not.toBe('saved');
    harness.server.isNetworkUp = true;
    await harness.clock.advance(40_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('3'));
    expect(again.attempt.getTile('c1').save).toBe('saved');
  });

  it('a reload without a network opens the stored paper: saved answers stay saved, and unsaved ones wait', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 10 });
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('3'));
    await harness.clock.advance(60_000);
    harness.server.isNetworkUp = false;
    tab.attempt.answer('c2', choice('1'));
    tab.crash();
    const { attempt } = await harness.open({ isPaperStored: true });
    expect(attempt.getTile('c1').save).toBe('saved');
    expect(attempt.getAnswer('c1')).toEqual(choice('3'));
    expect(attempt.getAnswer('c2')).toEqual(choice('1'));
    expect(attempt.getRestoredCount()).toBe(1);
    expect(attempt.getRemaining()?.seconds).toBe(540);
    harness.server.isNetworkUp = true;
    await harness.clock.advance(40_000);
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'saved', unsavedCount: 0 });
    expect(harness.server.saves.map(({ questionId }) => questionId)).toEqual(['c1', 'c2']);
  });

  it('a stored paper that holds an older answer than this device does not bring it back', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('3'));
    await harness.clock.advance(2000);
    tab.attempt.answer('c1', choice('1'));
    await harness.clock.advance(2000);
    tab.crash();
    const { attempt } = await harness.open({ isPaperStored: true });
    expect(attempt.getAnswer('c1')).toEqual(choice('1'));
    await harness.clock.advance(40_000);
    expect(harness.server.saves).toHaveLength(2);
  });

  it('a tab killed one second after typing, without a blur, restores the text', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    harness.server.isNetworkUp = false;
    for (const typed of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      tab.attempt.answer('t1', text(typed));
      await harness.clock.advance(250);
    }
    await harness.clock.advance(750);
    tab.crash();
    expect((await harness.open()).attempt.getAnswer('t1')).toEqual(text('abcde'));
  });

  it('typing without a pause is on disk within a second and on the server within ten', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    for (let length = 1; length <= 120; length += 1) {
      tab.attempt.answer('t1', text('x'.repeat(length)));
      await harness.clock.advance(100);
    }
    expect(savedTexts(harness, 't1')?.[0]?.length).toBeGreaterThan(90);
    tab.crash();
    expect((await harness.open()).attempt.getAnswer('t1')?.texts[0]?.length).toBeGreaterThanOrEqual(117);
  });

  it('a choice is on disk at once', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.answer('c1', choice('3'));
    tab.crash();
    expect((await harness.open()).attempt.getAnswer('c1')).toEqual(choice('3'));
  });

  it('keeps marks, and sends saved answers again that the fresh paper does not carry', async () => {
    const harness = createExamHarness();
    const tab = await harness.open();
    tab.attempt.mark('t2', true);
    tab.attempt.answer('c1', choice('3'));
    await harness.clock.advance(2000);
    tab.crash();
    const { attempt } = await harness.open({ doesPaperCarryAnswers: false });
    expect(attempt.getTile('t2').isMarked).toBe(true);
    expect(attempt.getTile('c1')).toMatchObject({ isAnswered: true, save: 'saving' });
    expect(attempt.getRestoredCount()).toBe(1);
    harness.server.answers.clear();
    await harness.clock.advance(10_000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('3'));
    expect(attempt.getTile('c1').save).toBe('saved');
    expect(harness.server.saves).toHaveLength(2);
  });

  it('with broken storage it still saves, and reports that nothing would survive', async () => {
    const harness = createExamHarness();
    harness.storage.isBroken = true;
    const { attempt } = await harness.open();
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(1000);
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'saved', isDurable: false });
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
    attempt.submit('click');
    await harness.clock.advance(1000);
    expect(attempt.getSubmission().step).toBe('done');
  });

  it('an expired sign-in pauses the saves until resumed, and nothing is lost', async () => {
    const harness = createExamHarness();
    const { attempt } = await harness.open();
    harness.server.isSignedIn = false;
    attempt.answer('c1', choice('1'));
    await harness.clock.advance(1000);
    expect(attempt.getSaveSummary()).toMatchObject({ state: 'expired', unsavedCount: 1 });
    attempt.submit('click');
    await harness.clock.advance(100);
    expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'expired' });
    harness.server.isSignedIn = true;
    attempt.resume();
    expect(attempt.getSubmission().step).toBe('idle');
    await harness.clock.advance(100);
    expect(attempt.getTile('c1').save).toBe('saved');
  });
});
