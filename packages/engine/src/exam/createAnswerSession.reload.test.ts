import { describe, expect, it } from 'vitest';
import { choice, createExamRoom, text } from './testing/createExamRoom.ts';
import { heldTexts } from './testing/heldTexts.ts';

describe('a page that dies', () => {
  it('a reload while every save fails shows the answer, and it is sent without being touched (F03)', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    room.server.isNetworkUp = false;
    tab.session.answer('c1', choice('3'));
    await room.clock.advance(20_000);
    tab.session.dispose();
    await room.clock.advance(0);
    const again = await room.open();
    expect(again.session.getAnswer('c1')).toEqual(choice('3'));
    expect(again.session.getRestoredCount()).toBe(1);
    expect(again.session.getTile('c1').save).not.toBe('saved');
    room.server.isNetworkUp = true;
    await room.clock.advance(40_000);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('3'));
    expect(again.session.getTile('c1').save).toBe('saved');
  });

  it('killed one second after typing, without leaving the field, the text is back (F04, P1)', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    room.server.isNetworkUp = false;
    for (const typed of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      tab.session.answer('t1', text(typed));
      await room.clock.advance(250);
    }
    await room.clock.advance(750);
    tab.crash();
    expect((await room.open()).session.getAnswer('t1')).toEqual(text('abcde'));
  });

  it('typing without a pause is on disk within a second, and at the server within ten (P1)', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    for (let length = 1; length <= 120; length += 1) {
      tab.session.answer('t1', text('x'.repeat(length)));
      await room.clock.advance(100);
    }
    expect(heldTexts(room, 't1')?.[0]?.length).toBeGreaterThan(90);
    tab.crash();
    expect((await room.open()).session.getAnswer('t1')?.texts[0]?.length).toBeGreaterThanOrEqual(117);
  });

  it('a choice is on disk at once', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    tab.session.answer('c1', choice('3'));
    tab.crash();
    expect((await room.open()).session.getAnswer('c1')).toEqual(choice('3'));
  });

  it('keeps marks, and answers the server has but never repeats', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    tab.session.mark('t2', true);
    tab.session.answer('c1', choice('3'));
    await room.clock.advance(2000);
    tab.crash();
    const { session } = await room.open({ doesPaperCarryAnswers: false });
    expect(session.getTile('t2').isMarked).toBe(true);
    expect(session.getTile('c1')).toMatchObject({ isAnswered: true, save: 'saved' });
    expect(session.getRestoredCount()).toBe(0);
    await room.clock.advance(10_000);
    expect(room.server.saves).toHaveLength(1);
  });

  it('with storage that refuses everything it still saves, and says that nothing would survive (F23)', async () => {
    const room = createExamRoom();
    room.storage.isBroken = true;
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    await room.clock.advance(1000);
    expect(session.getSaveSummary()).toMatchObject({ state: 'saved', isDurable: false });
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('1'));
    session.submit('click');
    await room.clock.advance(1000);
    expect(session.getSubmission().step).toBe('done');
  });

  it('an expired session pauses the saves until resumed, and nothing is lost', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    room.server.isSignedIn = false;
    session.answer('c1', choice('1'));
    await room.clock.advance(1000);
    expect(session.getSaveSummary()).toMatchObject({ state: 'expired', unsavedCount: 1 });
    session.submit('click');
    await room.clock.advance(100);
    expect(session.getSubmission()).toMatchObject({ step: 'failed', reason: 'expired' });
    room.server.isSignedIn = true;
    session.resume();
    expect(session.getSubmission().step).toBe('idle');
    await room.clock.advance(100);
    expect(session.getTile('c1').save).toBe('saved');
  });
});
