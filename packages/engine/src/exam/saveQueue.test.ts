import { describe, expect, it } from 'vitest';
import {
  backOff,
  CHOICE_DELAY_MS,
  clearStrays,
  drop,
  EMPTY_QUEUE,
  enqueue,
  expire,
  fail,
  findEntry,
  flush,
  giveUpOverdue,
  isOvertaken,
  listDue,
  listOpenSendIds,
  LONGEST_DELAY_MS,
  nextWake,
  OFFLINE_PROBE_MS,
  resume,
  SAVE_PATIENCE_MS,
  start,
  succeed,
  TEXT_DELAY_MS,
  type SaveQueue,
  type Send,
} from './saveQueue.ts';

const MIDDLE = () => 0.5;
const at = (now: number) => ({ now, wallNow: now + 1_000_000, random: MIDDLE });
const add = (queue: SaveQueue, questionId: string, rev: number, now = 0, delay = CHOICE_DELAY_MS) =>
  enqueue(queue, { questionId, rev, now, delay });
const dueIds = (queue: SaveQueue, now: number, isOnline = true) =>
  listDue(queue, now, isOnline).map((entry) => entry.questionId);
const sendOf = (queue: SaveQueue, questionId: string): Send => {
  const send = findEntry(queue, questionId)?.sending;
  if (!send) throw new Error(`${questionId} is not being sent`);
  return send;
};

describe('when a save is due', () => {
  it('a choice goes after 800 ms, a text after 2 s', () => {
    const queue = add(add(EMPTY_QUEUE, 'choice', 1), 'text', 1, 0, TEXT_DELAY_MS);
    expect(dueIds(queue, 799)).toEqual([]);
    expect(dueIds(queue, 800)).toEqual(['choice']);
    expect(dueIds(queue, 2000)).toEqual(['choice', 'text']);
    expect(nextWake(queue, true)).toBe(800);
  });

  it('each change puts it off, but typing without a pause is sent after 10 s', () => {
    let queue = EMPTY_QUEUE;
    for (let now = 0; now <= 9500; now += 500) queue = add(queue, 'q', now + 1, now, TEXT_DELAY_MS);
    expect(dueIds(queue, LONGEST_DELAY_MS - 1)).toEqual([]);
    expect(dueIds(queue, LONGEST_DELAY_MS)).toEqual(['q']);
  });

  it('a flush makes all due, in order of edit, three at a time (F05)', () => {
    let queue = EMPTY_QUEUE;
    for (const id of ['q4', 'q1', 'q3', 'q2']) queue = add(queue, id, 1);
    queue = add(queue, 'q4', 2, 10);
    queue = flush(queue, 20);
    expect(dueIds(queue, 20)).toEqual(['q4', 'q1', 'q3']);
    queue = start(start(start(queue, 'q4', 20), 'q1', 20), 'q3', 20);
    expect(dueIds(queue, 20)).toEqual([]);
    queue = succeed(queue, sendOf(queue, 'q1'));
    expect(dueIds(queue, 20)).toEqual(['q2']);
  });

  it('while the browser says offline only a late probe goes, unless forced', () => {
    const queue = flush(add(EMPTY_QUEUE, 'q', 1), 0);
    expect(dueIds(queue, OFFLINE_PROBE_MS - 1, false)).toEqual([]);
    expect(dueIds(queue, OFFLINE_PROBE_MS, false)).toEqual(['q']);
    expect(nextWake(queue, false)).toBe(OFFLINE_PROBE_MS);
    expect(dueIds(flush(queue, 5, true), 5, false)).toEqual(['q']);
  });
});

describe('one save in flight a question, newest value wins', () => {
  it('an edit during a save waits for its answer and is then sent', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 3), 'q', 800);
    const first = sendOf(queue, 'q');
    queue = flush(add(add(queue, 'q', 4, 900), 'q', 5, 950), 1000);
    expect(dueIds(queue, 5000)).toEqual([]);
    queue = succeed(queue, first);
    expect(listDue(queue, 5000, true)).toMatchObject([{ questionId: 'q', rev: 5, attempt: 0 }]);
  });

  it('the entry leaves with the confirmation of its newest revision', () => {
    const queue = start(add(EMPTY_QUEUE, 'q', 3), 'q', 800);
    expect(succeed(queue, sendOf(queue, 'q')).entries).toEqual([]);
  });

  it('an emptied answer is not sent, and nothing follows an older one on its way', () => {
    expect(drop(add(EMPTY_QUEUE, 'q', 1), 'q').entries).toEqual([]);
    const sending = start(add(EMPTY_QUEUE, 'q', 1), 'q', 800);
    const dropped = drop(sending, 'q');
    expect(fail(dropped, sendOf(sending, 'q'), at(900)).entries).toEqual([]);
    expect(succeed(dropped, sendOf(sending, 'q')).entries).toEqual([]);
    const typedAgain = succeed(add(dropped, 'q', 3, 1000), sendOf(sending, 'q'));
    expect(typedAgain.entries).toMatchObject([{ rev: 3, isDropped: false, sending: null }]);
  });
});

describe('failures', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 16_000],
    [6, 30_000],
    [60, 30_000],
  ])('attempt %i waits %i ms, give or take a fifth', (attempt, wait) => {
    expect(backOff(attempt, 0.5)).toBe(wait);
    expect(backOff(attempt, 0)).toBeLessThan(wait);
    expect(backOff(attempt, 1)).toBeLessThanOrEqual(30_000);
  });

  it('a failed save stays queued and says when it goes again (F01, F02)', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1), 'q', 800);
    queue = fail(queue, sendOf(queue, 'q'), at(900));
    expect(findEntry(queue, 'q')).toMatchObject({ attempt: 1, dueAt: 1900, retryAt: 1_001_900 });
    queue = start(queue, 'q', 1900);
    queue = fail(queue, sendOf(queue, 'q'), at(2000));
    expect(findEntry(queue, 'q')).toMatchObject({ attempt: 2, dueAt: 4000 });
  });

  it('typing without a pause during an outage does not try with every key', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1, 0, TEXT_DELAY_MS), 'q', 2000);
    queue = fail(queue, sendOf(queue, 'q'), at(60_000));
    queue = add(queue, 'q', 2, 60_300, TEXT_DELAY_MS);
    expect(dueIds(queue, 60_300)).toEqual([]);
    expect(dueIds(queue, 62_300)).toEqual(['q']);
  });

  it('an expired session stops everything until resumed', () => {
    let queue = flush(add(add(EMPTY_QUEUE, 'q1', 1), 'q2', 1), 0);
    queue = start(queue, 'q1', 0);
    queue = expire(queue, sendOf(queue, 'q1'));
    expect(dueIds(queue, 100_000)).toEqual([]);
    expect(nextWake(queue, true)).toBeNull();
    expect(dueIds(resume(queue, 100), 100)).toEqual(['q1', 'q2']);
  });
});

describe('a save without an answer for 10 s (W18)', () => {
  const hung = () => {
    const queue = start(add(EMPTY_QUEUE, 'q', 3), 'q', 0);
    return { queue, send: sendOf(queue, 'q') };
  };

  it('counts as failed and is tried again, its answer still listened to', () => {
    const { queue, send } = hung();
    expect(nextWake(queue, true)).toBe(SAVE_PATIENCE_MS);
    expect(giveUpOverdue(queue, at(SAVE_PATIENCE_MS - 1))).toEqual(queue);
    const given = giveUpOverdue(queue, at(SAVE_PATIENCE_MS));
    expect(findEntry(given, 'q')).toMatchObject({ attempt: 1, sending: null, dueAt: 11_000 });
    expect(listOpenSendIds(given)).toEqual(new Set([send.sendId]));
    expect(succeed(given, send).entries).toEqual([]);
  });

  it('is replaced by a newer revision at once', () => {
    const { queue } = hung();
    const given = giveUpOverdue(add(queue, 'q', 4, 5000), at(SAVE_PATIENCE_MS));
    expect(listDue(given, SAVE_PATIENCE_MS, true)).toMatchObject([{ rev: 4 }]);
  });

  it('is known as overtaken when it answers after a newer one was sent', () => {
    const { queue, send } = hung();
    let given = giveUpOverdue(add(queue, 'q', 4, 5000), at(SAVE_PATIENCE_MS));
    expect(isOvertaken(given, send)).toBe(false);
    given = start(given, 'q', SAVE_PATIENCE_MS);
    expect(isOvertaken(given, send)).toBe(true);
    expect(succeed(given, send).entries).toMatchObject([{ rev: 4 }]);
  });

  it('of the same revision is not overtaken, and its answer settles the question', () => {
    const { queue, send } = hung();
    const again = start(giveUpOverdue(queue, at(SAVE_PATIENCE_MS)), 'q', 11_000);
    expect(isOvertaken(again, send)).toBe(false);
    const settled = succeed(again, send);
    expect(settled.entries).toEqual([]);
    expect(settled.strays).toMatchObject([{ rev: 3, startedAt: 11_000 }]);
  });

  it('a late failure changes nothing', () => {
    const { queue, send } = hung();
    const given = giveUpOverdue(queue, at(SAVE_PATIENCE_MS));
    expect(fail(given, send, at(12_000)).entries).toEqual(given.entries);
  });

  it('no more than three are listened to', () => {
    let queue = EMPTY_QUEUE;
    for (const id of ['q1', 'q2', 'q3', 'q4']) {
      queue = giveUpOverdue(start(add(queue, id, 1), id, 0), at(SAVE_PATIENCE_MS));
    }
    expect(queue.strays.map((stray) => stray.questionId)).toEqual(['q2', 'q3', 'q4']);
    expect(clearStrays(queue).strays).toEqual([]);
  });
});
