import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './answerStore.ts';
import { runCompletionJobs } from './completionJobs.ts';
import { choice, createExamRoom, type ExamRoom, KEY, text } from './testing/createExamRoom.ts';
import { heldTexts } from './testing/heldTexts.ts';

const MINUTE = 60_000;
const keptKeys = (room: ExamRoom, kind: string) =>
  [...room.storage.values.keys()].filter((key) => key.includes(`:${kind}/`));

describe('handing in', () => {
  it('saves what is unsaved, finishes once, reports the completion and leaves no answer behind', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    session.answer('t1', text('last words'));
    session.submit('click');
    session.submit('click');
    expect(session.getSubmission()).toMatchObject({ step: 'draining', trigger: 'click', isLocked: true });
    await room.clock.advance(1000);
    expect(session.getSubmission()).toMatchObject({ step: 'done', reason: null });
    expect(heldTexts(room, 't1')).toEqual(['last words']);
    expect(room.server).toMatchObject({ finishCalls: 1, finishEffects: 1, completions: 1 });
    expect([...room.storage.values.keys()]).toEqual(keptKeys(room, 'attempts'));
    expect(session.getAnswer('t1')).toEqual(text('last words'));
  });

  it('offline it fails at once, nothing is lost, and it works later (F06)', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    room.isOnline = false;
    room.server.isNetworkUp = false;
    session.answer('t1', text('kept'));
    session.submit('click');
    await room.clock.advance(100);
    expect(session.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved', isLocked: false });
    expect(session.getSaveSummary().unsavedCount).toBe(1);
    expect(room.server.finishCalls).toBe(0);
    room.isOnline = true;
    room.server.isNetworkUp = true;
    session.submit('click');
    await room.clock.advance(1000);
    expect(session.getSubmission().step).toBe('done');
    expect(heldTexts(room, 't1')).toEqual(['kept']);
  });

  it('offline with everything saved no finish is sent, and the paper stays open (F06)', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    room.isOnline = false;
    room.server.isNetworkUp = false;
    session.submit('click');
    await room.clock.advance(100);
    expect(session.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: false });
    expect(room.server.finishCalls).toBe(0);
  });

  it('answers that cannot be saved within 10 s fail it, with their count', async () => {
    const room = createExamRoom();
    room.server.faults = Array.from({ length: 40 }, () => ({ kind: 'rejected' as const }));
    const { session } = await room.open();
    session.answer('c1', choice('1'));
    session.submit('click');
    await room.clock.advance(9900);
    expect(session.getSubmission().step).toBe('draining');
    await room.clock.advance(200);
    expect(session.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved' });
    expect(session.getSaveSummary().unsavedCount).toBe(1);
    expect(room.server.finishCalls).toBe(0);
  });

  it('an attempt the server closed over an unsaved answer ends, says so, and keeps the answer here', async () => {
    const room = createExamRoom({ timeLimitMinutes: 1 });
    const { session } = await room.open();
    room.server.isNetworkUp = false;
    session.answer('t1', text('too late'));
    await room.clock.advance(2 * MINUTE);
    room.server.isNetworkUp = true;
    room.server.finishEffects = 1;
    await room.clock.advance(MINUTE);
    expect(session.getSubmission()).toMatchObject({ step: 'done', reason: 'unsaved', trigger: 'time-up' });
    expect(session.getSaveSummary().unsavedCount).toBe(1);
    expect(room.server).toMatchObject({ finishCalls: 0, completions: 1 });
    expect(keptKeys(room, 'answers')).toHaveLength(1);
  });

  it('a finish that takes 30 s is sent once, however often the student clicks (F07)', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    room.server.faults = [{ kind: 'ok', request: 15_000, response: 15_000 }];
    session.submit('click');
    await room.clock.advance(1000);
    session.submit('click');
    await room.clock.advance(20_000);
    expect(session.getSubmission().step).toBe('finishing');
    session.submit('click');
    await room.clock.advance(10_000);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server.finishCalls).toBe(1);
  });

  it('a finish whose answer got lost is looked up, not repeated', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    room.server.faults = [{ kind: 'response-lost', after: 100 }];
    session.submit('click');
    await room.clock.advance(1000);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server).toMatchObject({ finishCalls: 1, finishEffects: 1 });
  });

  it('while nobody knows whether the finish counted the paper is locked; then it opens again', async () => {
    const room = createExamRoom();
    const { session } = await room.open();
    room.server.faults = [{ kind: 'request-lost', after: 100 }, { kind: 'status-500' }];
    session.submit('click');
    await room.clock.advance(500);
    expect(session.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: true });
    await room.clock.advance(10_000);
    expect(session.getSubmission()).toMatchObject({ step: 'failed', reason: 'finish', isLocked: false });
    session.answer('c1', choice('1'));
    session.submit('click');
    await room.clock.advance(1000);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server).toMatchObject({ finishCalls: 2, finishEffects: 1, finishRepeats: 0 });
  });

  it('a page that died in the middle of a finish comes back to the end, without a second finish', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    room.server.faults = [{ kind: 'ok', request: 2000, response: 2000 }];
    tab.session.submit('click');
    await room.clock.advance(100);
    tab.crash();
    const { session } = await room.open();
    expect(session.getSubmission()).toMatchObject({ step: 'finishing', isLocked: true });
    await room.clock.advance(12_000);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server).toMatchObject({ finishCalls: 1, finishEffects: 1, completions: 1 });
  });

  it('a page opened again after the end (the browser’s back) is done, and hands in nothing', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    tab.session.submit('click');
    await room.clock.advance(1000);
    tab.session.dispose();
    const { session } = await room.open();
    expect(session.getSubmission().isLocked).toBe(true);
    await room.clock.advance(1000);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server).toMatchObject({ finishCalls: 1, completions: 1 });
  });

  it('a page that died just before the finish went out goes back to the paper', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    room.server.faults = [{ kind: 'request-lost', after: 5000 }];
    tab.session.submit('click');
    await room.clock.advance(100);
    tab.crash();
    const { session } = await room.open();
    await room.clock.advance(12_000);
    expect(session.getSubmission()).toMatchObject({ step: 'idle', isLocked: false });
    expect(room.server.finishEffects).toBe(0);
  });

  it('a completion record that fails leaves the test finished and is sent later, also after a reload (F09)', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    room.server.faults = [{ kind: 'ok', request: 10, response: 10 }, { kind: 'status-500' }];
    tab.session.submit('click');
    await room.clock.advance(1000);
    expect(tab.session.getSubmission().step).toBe('done');
    expect(room.server).toMatchObject({ finishCalls: 1, completions: 0 });
    tab.crash();
    const store = createAnswerStore({ indexedDB: null, storage: room.storage, timers: room.clock });
    const calls = { isFinished: () => room.server.isFinished(), report: () => room.server.complete() };
    const both = Promise.all([runCompletionJobs(store, KEY, calls), runCompletionJobs(store, KEY, calls)]);
    await room.clock.advance(1000);
    expect(await both).toEqual([0, 0]);
    expect(room.server).toMatchObject({ finishCalls: 1, completions: 1 });
    expect(keptKeys(room, 'completions')).toEqual([]);
  });

  it('a completion record kept beside a finish that never counted is not sent', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    room.server.faults = [{ kind: 'request-lost', after: 5000 }];
    tab.session.submit('click');
    await room.clock.advance(100);
    tab.crash();
    const store = createAnswerStore({ indexedDB: null, storage: room.storage, timers: room.clock });
    const calls = { isFinished: () => room.server.isFinished(), report: () => room.server.complete() };
    const left = runCompletionJobs(store, KEY, calls);
    await room.clock.advance(1000);
    expect(await left).toBe(1);
    expect(room.server.completions).toBe(0);
  });

  it('without an activity nothing is reported', async () => {
    const room = createExamRoom({ hasActivity: false });
    const { session } = await room.open();
    session.submit('click');
    await room.clock.advance(1000);
    expect(session.getSubmission().step).toBe('done');
    expect(room.server.completions).toBe(0);
  });

  it('nothing submits when the student leaves without it (F25)', async () => {
    const room = createExamRoom();
    const tab = await room.open();
    tab.session.answer('c1', choice('1'));
    tab.lifecycle('hidden');
    tab.session.dispose();
    await room.clock.advance(MINUTE);
    expect(room.server.finishCalls).toBe(0);
    expect(room.server.answers.get('c1')?.answer).toEqual(choice('1'));
  });
});
