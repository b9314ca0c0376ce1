import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, text } from './testing/createExamHarness.ts';
import { savedTexts } from './testing/savedTexts.ts';

const MINUTE = 60_000;

describe('two tabs', () => {
  it('the second is read-only, sees the newest answers, and cannot overwrite them', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    expect(second.attempt.getWriteAccess()).toBe('held-elsewhere');
    first.attempt.answer('c1', choice('2'));
    await harness.clock.advance(2000);
    expect(second.attempt.getAnswer('c1')).toEqual(choice('2'));
    expect(second.attempt.getTile('c1').save).toBe('saved');
    second.attempt.answer('c1', choice());
    second.attempt.submit('click');
    await harness.clock.advance(2000);
    expect(harness.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(harness.server.finishCalls).toBe(0);
  });

  it('taking over moves write access and everything typed so far', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.isNetworkUp = false;
    first.attempt.answer('t1', text('half a word'));
    const taken = second.attempt.takeOver();
    await harness.clock.advance(10);
    await taken;
    expect(first.attempt.getWriteAccess()).toBe('taken-over');
    expect(second.attempt.getWriteAccess()).toBe('granted');
    expect(second.attempt.getAnswer('t1')).toEqual(text('half a word'));
    first.attempt.answer('t1', text('lost'));
    harness.server.isNetworkUp = true;
    second.attempt.answer('t1', text('half a word and more'));
    await harness.clock.advance(10_000);
    expect(savedTexts(harness, 't1')).toEqual(['half a word and more']);
    expect(first.attempt.getAnswer('t1')).toEqual(text('half a word and more'));
  });

  it('taking over without BroadcastChannel reads what the other tab stored', async () => {
    const harness = createExamHarness({ hasChannel: false });
    const first = await harness.open();
    const second = await harness.open();
    first.attempt.answer('t1', text('half a word'));
    const taken = second.attempt.takeOver();
    await harness.clock.advance(1100);
    await taken;
    expect(second.attempt.getWriteAccess()).toBe('granted');
    expect(second.attempt.getAnswer('t1')).toEqual(text('half a word'));
  });

  it('a tab that does not answer loses write access after a second', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    first.freeze();
    const taken = second.attempt.takeOver();
    await harness.clock.advance(900);
    expect(second.attempt.getWriteAccess()).toBe('held-elsewhere');
    await harness.clock.advance(200);
    await taken;
    expect(second.attempt.getWriteAccess()).toBe('granted');
  });

  it('a tab gets write access by itself when the other one closes or dies', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    first.attempt.answer('c1', choice('2'));
    first.crash();
    await harness.clock.advance(2000);
    expect(second.attempt.getWriteAccess()).toBe('granted');
    expect(second.attempt.getAnswer('c1')).toEqual(choice('2'));
    const third = await harness.open();
    second.attempt.dispose();
    await harness.clock.advance(10);
    expect(third.attempt.getWriteAccess()).toBe('granted');
  });

  it('a tab keeps write access while it hands in, and the other tab is done with it', async () => {
    const harness = createExamHarness();
    const first = await harness.open();
    const second = await harness.open();
    harness.server.faults = [{ kind: 'ok', request: 3000, response: 3000 }];
    first.attempt.submit('click');
    await harness.clock.advance(100);
    const taken = second.attempt.takeOver();
    await harness.clock.advance(100);
    await taken;
    expect(first.attempt.getWriteAccess()).toBe('granted');
    await harness.clock.advance(10_000);
    expect(first.attempt.getSubmission().step).toBe('done');
    expect(second.attempt.getSubmission().step).toBe('done');
    expect(harness.server.finishCalls).toBe(1);
  });

  it('at the end of the time only the tab with write access hands in', async () => {
    const harness = createExamHarness({ timeLimitMinutes: 1 });
    await harness.open();
    const second = await harness.open();
    await harness.clock.advance(MINUTE + 1000);
    expect(second.attempt.getRemaining()?.seconds).toBe(0);
    expect(second.attempt.getSubmission().step).toBe('done');
    expect(harness.server.finishCalls).toBe(1);
  });
});
