import { describe, expect, it } from 'vitest';
import { choice, createExamRoom, text } from './testing/createExamRoom.ts';
import { heldTexts } from './testing/heldTexts.ts';

describe('saving while the student works', () => {
  it('sends a choice after 0.8 s and says so truthfully', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    expect(session.getTile('c1')).toMatchObject({ isAnswered: false, save: 'untouched' });
    session.answer('c1', choice('2'));
    expect(session.getTile('c1')).toMatchObject({ isAnswered: true, save: 'saving' });
    expect(session.getSaveSummary()).toMatchObject({ state: 'saving', unsavedCount: 1 });
    await room.clock.advance(799);
    expect(room.server.saves).toEqual([]);
    await room.clock.advance(100);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(session.getTile('c1').save).toBe('saved');
    expect(session.getSaveSummary()).toMatchObject({ state: 'saved', unsavedCount: 0 });
    expect(session.getProgress()).toEqual({ answered: 1, unanswered: 3, marked: 0 });
  });

  it('sends a text at once when the student moves on', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    session.answer('t1', text('an essay'));
    session.leave('t1');
    await room.clock.advance(100);
    expect(heldTexts(room, 't1')).toEqual(['an essay']);
  });

  it('sends a text at once when the page is hidden, and it is on disk', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    tab.session.answer('t1', text('an essay'));
    tab.lifecycle('hidden');
    await room.clock.advance(100);
    expect(heldTexts(room, 't1')).toEqual(['an essay']);
    tab.crash();
    expect((await room.open()).session.getAnswer('t1')).toEqual(text('an essay'));
  });

  it('a save that fails once is shown as unsaved, tried again and then saved (F01)', async () => {
    const room = createExamRoom();
    room.server.faults = [{ kind: 'status-500' }];
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    await room.clock.advance(900);
    expect(session.getTile('c1').save).toBe('unsaved');
    expect(session.getSaveSummary()).toMatchObject({ state: 'failed', unsavedCount: 1, attempt: 1 });
    expect(session.getSaveSummary().retryAt).toBeGreaterThan(room.clock.now());
    session.answer('c2', choice('1'));
    await room.clock.advance(2000);
    expect(session.getTile('c1').save).toBe('saved');
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('1'));
  });

  it('a save the server refuses never counts as saved (F02)', async () => {
    const room = createExamRoom();
    room.server.faults = [{ kind: 'rejected' }, { kind: 'rejected' }];
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    await room.clock.advance(2000);
    expect(session.getTile('c1').save).toBe('unsaved');
    await room.clock.advance(5000);
    expect(session.getTile('c1').save).toBe('saved');
  });

  it('a save without an answer counts as unsaved after 10 s, and the newer one goes (W18)', async () => {
    const room = createExamRoom();
    room.server.faults = [{ kind: 'ok', request: 25_000, response: 10 }];
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    await room.clock.advance(3000);
    session.answer('c1', choice('2'));
    expect(session.getTile('c1').save).toBe('saving');
    await room.clock.advance(8000);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(session.getTile('c1').save).toBe('saved');
    await room.clock.advance(20_000);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(room.server.saves.at(-1)?.answer).toEqual(choice('2'));
  });

  it('an old save that arrives after the newer one is set right, whatever the server keeps', async () => {
    const room = createExamRoom();
    room.server.doesOrderByTime = false;
    room.server.faults = [{ kind: 'ok', request: 15_000, response: 10 }];
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    await room.clock.advance(3000);
    session.answer('c1', choice('2'));
    await room.clock.advance(30_000);
    expect(room.server.saves.map((save) => save.answer.optionKeys[0])).toEqual(['2', '1', '2']);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('2'));
    expect(session.getTile('c1').save).toBe('saved');
  });

  it('an answer is on disk before it is on its way, so that no crash brings back an older one', async () => {
    const room = createExamRoom({ diskDelay: 40 });
    const tab = await room.open();
    tab.session.answer('t1', text('first'));
    await room.clock.advance(400);
    tab.session.answer('t1', text('second'));
    tab.session.leave('t1');
    await room.clock.advance(39);
    expect(room.server.saves).toEqual([]);
    await room.clock.advance(25);
    expect(heldTexts(room, 't1')).toEqual(['second']);
    tab.crash();
    expect((await room.open({ doesPaperCarryAnswers: false })).session.getAnswer('t1')).toEqual(
      text('second'),
    );
  });

  it('three questions answered offline are sent once each and in order when the network is back (F05)', async () => {
    const room = createExamRoom({ choices: 3 });
    const tab = await room.open();
    room.isOnline = false;
    room.server.isNetworkUp = false;
    tab.lifecycle('offline');
    for (const id of ['c2', 'c1', 'c3']) {
      tab.session.answer(id, choice('1'));
      tab.session.leave(id);
      await room.clock.advance(1000);
    }
    expect(tab.session.getSaveSummary()).toMatchObject({ state: 'offline', unsavedCount: 3 });
    expect(tab.session.getTile('c1').save).toBe('unsaved');
    room.isOnline = true;
    room.server.isNetworkUp = true;
    tab.lifecycle('online');
    await room.clock.advance(5000);
    expect(room.server.saves.map((save) => save.questionId)).toEqual(['c2', 'c1', 'c3']);
    expect(tab.session.getSaveSummary()).toMatchObject({ state: 'saved', unsavedCount: 0 });
  });

  it('an answer cleared after a save is not sent and stands as last saved (F21)', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    session.answer('t1', text('kept'));
    await room.clock.advance(3000);
    session.answer('t1', text('  '));
    session.leave('t1');
    await room.clock.advance(10_000);
    expect(room.server.saves).toHaveLength(1);
    expect(session.getTile('t1')).toEqual({
      isAnswered: true,
      isMarked: false,
      save: 'saved',
      standsAsLastSaved: true,
    });
    expect(session.getSaveSummary().unsavedCount).toBe(0);
  });

  it('every getter keeps its reference until its value changes', async () => {
    const room = createExamRoom({ timeLimitMinutes: 10 });
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    await room.clock.advance(1000);
    const read = () => [
      session.getTile('c1'),
      session.getAnswer('c1'),
      session.getProgress(),
      session.getSaveSummary(),
      session.getSubmission(),
    ];
    const before = read();
    let told = 0;
    const stop = session.subscribe(() => (told += 1));
    session.leave('c1');
    expect(told).toBe(0);
    await room.clock.advance(1000);
    expect(told).toBe(1);
    for (const [index, value] of read().entries()) expect(value).toBe(before[index]);
    stop();
    session.mark('c2', true);
    expect(told).toBe(1);
    expect(session.getProgress().marked).toBe(1);
  });
});
