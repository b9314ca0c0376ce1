import { describe, expect, it } from 'vitest';
import { choice, createExamRoom, text } from './testing/createExamRoom.ts';
import { heldTexts } from './testing/heldTexts.ts';

const MINUTE = 60_000;

describe('two tabs (F13)', () => {
  it('the second is read-only, sees the newest answers, and cannot overwrite them', async () => {
    const room = createExamRoom();
    const first = await room.open();
    const second = await room.open();
    expect(second.session.getPen()).toBe('held-elsewhere');
    first.session.answer('c1', choice('2'));
    await room.clock.advance(2000);
    expect(second.session.getAnswer('c1')).toEqual(choice('2'));
    expect(second.session.getTile('c1').save).toBe('saved');
    second.session.answer('c1', choice());
    second.session.submit('click');
    await room.clock.advance(2000);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(room.server.finishCalls).toBe(0);
  });

  it('taking over moves the pen with everything typed so far', async () => {
    const room = createExamRoom();
    const first = await room.open();
    const second = await room.open();
    room.server.isNetworkUp = false;
    first.session.answer('t1', text('half a word'));
    const taken = second.session.takeOver();
    await room.clock.advance(10);
    await taken;
    expect(first.session.getPen()).toBe('taken-over');
    expect(second.session.getPen()).toBe('here');
    expect(second.session.getAnswer('t1')).toEqual(text('half a word'));
    first.session.answer('t1', text('lost'));
    room.server.isNetworkUp = true;
    second.session.answer('t1', text('half a word and more'));
    await room.clock.advance(10_000);
    expect(heldTexts(room, 't1')).toEqual(['half a word and more']);
    expect(first.session.getAnswer('t1')).toEqual(text('half a word and more'));
  });

  it('taking over where tabs cannot speak to each other reads what the other one kept', async () => {
    const room = createExamRoom({ hasChannel: false });
    const first = await room.open();
    const second = await room.open();
    first.session.answer('t1', text('half a word'));
    const taken = second.session.takeOver();
    await room.clock.advance(1100);
    await taken;
    expect(second.session.getPen()).toBe('here');
    expect(second.session.getAnswer('t1')).toEqual(text('half a word'));
  });

  it('a tab that does not answer loses the pen after a second', async () => {
    const room = createExamRoom();
    const first = await room.open();
    const second = await room.open();
    first.freeze();
    const taken = second.session.takeOver();
    await room.clock.advance(900);
    expect(second.session.getPen()).toBe('held-elsewhere');
    await room.clock.advance(200);
    await taken;
    expect(second.session.getPen()).toBe('here');
  });

  it('the pen comes by itself when the other tab closes or dies', async () => {
    const room = createExamRoom();
    const first = await room.open();
    const second = await room.open();
    first.session.answer('c1', choice('2'));
    first.crash();
    await room.clock.advance(2000);
    expect(second.session.getPen()).toBe('here');
    expect(second.session.getAnswer('c1')).toEqual(choice('2'));
    const third = await room.open();
    second.session.dispose();
    await room.clock.advance(10);
    expect(third.session.getPen()).toBe('here');
  });

  it('is not given away while a submission runs, and the other tab ends with it', async () => {
    const room = createExamRoom();
    const first = await room.open();
    const second = await room.open();
    room.server.faults = [{ kind: 'ok', request: 3000, response: 3000 }];
    first.session.submit('click');
    await room.clock.advance(100);
    const taken = second.session.takeOver();
    await room.clock.advance(100);
    await taken;
    expect(first.session.getPen()).toBe('here');
    await room.clock.advance(10_000);
    expect(first.session.getSubmission().step).toBe('done');
    expect(second.session.getSubmission().step).toBe('done');
    expect(room.server.finishCalls).toBe(1);
  });

  it('the end of the time hands in from the tab with the pen alone', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1 });
    await room.open();
    const second = await room.open();
    await room.clock.advance(MINUTE + 1000);
    expect(second.session.getRemaining()?.seconds).toBe(0);
    expect(second.session.getSubmission().step).toBe('done');
    expect(room.server.finishCalls).toBe(1);
  });
});
