import { describe, expect, it } from 'vitest';
import { OFFLINE_PROBE_MS } from '../../../retry/backOff.ts';
import { REQUEST_TRAVEL_MS } from '../journal/OpenSend.ts';
import { CHOICE_TIMING, TEXT_TIMING } from './editTiming.ts';
import { NO_OUTAGE } from './Outage.ts';
import {
  clearAbandoned,
  drop,
  EMPTY_QUEUE,
  enqueue,
  expire,
  fail,
  findEntry,
  flush,
  abandonOverdue,
  listDue,
  listOpenSendIds,
  MAX_DELAY_MS,
  nextDue,
  pause,
  resume,
  SAVE_TIMEOUT_MS,
  start,
  succeed as succeedAt,
  type SaveQueue,
  type Send,
} from './SaveQueue.ts';

const CHOICE_DELAY_MS = CHOICE_TIMING.saveDelayMs;
const TEXT_DELAY_MS = TEXT_TIMING.saveDelayMs;
const MIDDLE = () => 0.5;
const at = (now: number) => ({ now, wallNow: now + 1_000_000, random: MIDDLE });
const add = (queue: SaveQueue, questionId: string, rev: number, now = 0, delay = CHOICE_DELAY_MS) =>
  enqueue(queue, { questionId, rev, now, delay });
const succeed = (queue: SaveQueue, send: Send) => succeedAt(queue, send, at(send.startedAt + 50));
const dueIds = (queue: SaveQueue, now: number, isOnline = true) =>
  listDue(queue, now, isOnline).map((entry) => entry.questionId);
const getSend = (queue: SaveQueue, questionId: string): Send => {
  const send = findEntry(queue, questionId)?.sending;
  if (!send) throw new Error(`${questionId} is not being sent`);
  return send;
};

describe('when a save is due', () => {
  it('a choice is saved after 800 ms, a text after 2 s', () => {
    const queue = add(add(EMPTY_QUEUE, 'choice', 1), 'text', 1, 0, TEXT_DELAY_MS);
    expect(dueIds(queue, 799)).toEqual([]);
    expect(dueIds(queue, 800)).toEqual(['choice']);
    expect(dueIds(queue, 2000)).toEqual(['choice', 'text']);
    expect(nextDue(queue, true)).toBe(800);
  });

  it('each edit postpones the save, but typing without a pause is saved after 10 s', () => {
    let queue = EMPTY_QUEUE;
    for (let now = 0; now <= 9500; now += 500) queue = add(queue, 'q', now + 1, now, TEXT_DELAY_MS);
    expect(dueIds(queue, MAX_DELAY_MS - 1)).toEqual([]);
    expect(dueIds(queue, MAX_DELAY_MS)).toEqual(['q']);
  });

  it('the 10 s begin with the first edit that no request carries', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1), 'q', 800);
    queue = add(queue, 'q', 2, 9000, TEXT_DELAY_MS);
    expect(findEntry(queue, 'q')).toMatchObject({ waitingSince: 9000, dueAt: 11_000 });
    queue = add(queue, 'q', 3, 10_500, TEXT_DELAY_MS);
    expect(findEntry(queue, 'q')).toMatchObject({ waitingSince: 9000, dueAt: 12_500 });
    const emptied = add(drop(queue, 'q'), 'q', 5, 11_000, TEXT_DELAY_MS);
    expect(findEntry(emptied, 'q')).toMatchObject({ waitingSince: 11_000, dueAt: 13_000 });
  });

  it('an edit of what waited longer than 10 s is due at once, not in the past', () => {
    const queue = add(add(EMPTY_QUEUE, 'q', 1), 'q', 2, 20_000, TEXT_DELAY_MS);
    expect(findEntry(queue, 'q')).toMatchObject({ waitingSince: 0, dueAt: 20_000 });
  });

  it('what changes nothing returns the same queue', () => {
    const queue = add(EMPTY_QUEUE, 'q', 2);
    expect(add(queue, 'q', 2, 5)).toBe(queue);
    expect(add(queue, 'q', 1, 5)).toBe(queue);
    expect(drop(queue, 'other')).toBe(queue);
    expect(start(queue, 'other', 800)).toBe(queue);
    const sending = start(queue, 'q', 800);
    expect(start(sending, 'q', 900)).toBe(sending);
    expect(flush(queue, 800)).toBe(queue);
    expect(clearAbandoned(queue)).toBe(queue);
    expect(abandonOverdue(queue, at(900))).toBe(queue);
    const paused = pause(queue);
    expect(pause(paused)).toBe(paused);
  });

  it('nothing is due of an empty queue; with three in flight the first of them to be overdue is next', () => {
    expect(nextDue(EMPTY_QUEUE, true)).toBeNull();
    let queue = EMPTY_QUEUE;
    for (const [index, id] of ['q1', 'q2', 'q3'].entries()) queue = start(add(queue, id, 1), id, index * 100);
    queue = add(queue, 'q4', 1);
    expect(nextDue(queue, true)).toBe(SAVE_TIMEOUT_MS);
    expect(nextDue(succeed(queue, getSend(queue, 'q3')), true)).toBe(CHOICE_DELAY_MS);
    expect(nextDue(pause(succeed(queue, getSend(queue, 'q3'))), true)).toBe(SAVE_TIMEOUT_MS);
  });

  it('a flush makes all entries due, in order of their edits, three at a time', () => {
    let queue = EMPTY_QUEUE;
    for (const id of ['q4', 'q1', 'q3', 'q2']) queue = add(queue, id, 1);
    queue = add(queue, 'q4', 2, 10);
    queue = flush(queue, 20);
    expect(dueIds(queue, 20)).toEqual(['q4', 'q1', 'q3']);
    queue = start(start(start(queue, 'q4', 20), 'q1', 20), 'q3', 20);
    expect(dueIds(queue, 20)).toEqual([]);
    queue = succeed(queue, getSend(queue, 'q1'));
    expect(dueIds(queue, 20)).toEqual(['q2']);
  });

  it('while the browser reports offline only a late probe is sent, unless forced', () => {
    const queue = flush(add(EMPTY_QUEUE, 'q', 1), 0);
    expect(dueIds(queue, OFFLINE_PROBE_MS - 1, false)).toEqual([]);
    expect(dueIds(queue, OFFLINE_PROBE_MS, false)).toEqual(['q']);
    expect(nextDue(queue, false)).toBe(OFFLINE_PROBE_MS);
    expect(dueIds(flush(queue, 5, true), 5, false)).toEqual(['q']);
  });
});

describe('one save in flight per question, newest value wins', () => {
  it('an edit during a save waits for the response and is then sent', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 3), 'q', 800);
    const first = getSend(queue, 'q');
    queue = flush(add(add(queue, 'q', 4, 900), 'q', 5, 950), 1000);
    expect(dueIds(queue, 5000)).toEqual([]);
    queue = succeed(queue, first);
    expect(listDue(queue, 5000, true)).toMatchObject([{ questionId: 'q', rev: 5, failureCount: 0 }]);
  });

  it('the confirmation of the newest revision removes the entry', () => {
    const queue = start(add(EMPTY_QUEUE, 'q', 3), 'q', 800);
    expect(succeed(queue, getSend(queue, 'q')).entries).toEqual([]);
  });

  it('an emptied answer is not sent, also after an older one in flight', () => {
    expect(drop(add(EMPTY_QUEUE, 'q', 1), 'q').entries).toEqual([]);
    const sending = start(add(EMPTY_QUEUE, 'q', 1), 'q', 800);
    const dropped = drop(sending, 'q');
    expect(fail(dropped, getSend(sending, 'q'), at(900)).entries).toEqual([]);
    expect(succeed(dropped, getSend(sending, 'q')).entries).toEqual([]);
    const typedAgain = succeed(add(dropped, 'q', 3, 1000), getSend(sending, 'q'));
    expect(typedAgain.entries).toMatchObject([{ rev: 3, isDropped: false, sending: null }]);
  });
});

describe('failures', () => {
  it('a failed save stays queued with the time of its retry', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1), 'q', 800);
    queue = fail(queue, getSend(queue, 'q'), at(900));
    expect(findEntry(queue, 'q')).toMatchObject({ failureCount: 1, dueAt: 1900, retryAt: 1_001_900 });
    queue = start(queue, 'q', 1900);
    queue = fail(queue, getSend(queue, 'q'), at(2000));
    expect(findEntry(queue, 'q')).toMatchObject({ failureCount: 2, dueAt: 4000 });
  });

  it('an edit during a save that succeeds forgets the failures before it', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1), 'q', 800);
    queue = start(fail(queue, getSend(queue, 'q'), at(900), { words: '拒绝' }), 'q', 1900);
    expect(findEntry(queue, 'q')).toMatchObject({ failedAt: 900, refusal: { words: '拒绝' } });
    const send = getSend(queue, 'q');
    expect(findEntry(succeed(add(queue, 'q', 2, 2000), send), 'q')).toMatchObject({
      rev: 2,
      sending: null,
      failureCount: 0,
      failedAt: null,
      retryAt: null,
      refusal: null,
    });
  });

  it('typing without a pause during an outage does not retry with every key', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1, 0, TEXT_DELAY_MS), 'q', 2000);
    queue = fail(queue, getSend(queue, 'q'), at(60_000));
    queue = add(queue, 'q', 2, 60_300, TEXT_DELAY_MS);
    expect(dueIds(queue, 60_300)).toEqual([]);
    expect(dueIds(queue, 62_300)).toEqual(['q']);
  });

  it('an expired sign-in stops all saves until resumed', () => {
    let queue = flush(add(add(EMPTY_QUEUE, 'q1', 1), 'q2', 1), 0);
    queue = start(queue, 'q1', 0);
    queue = expire(queue, getSend(queue, 'q1'));
    expect(dueIds(queue, 100_000)).toEqual([]);
    expect(nextDue(queue, true)).toBeNull();
    expect(dueIds(resume(queue, 100), 100)).toEqual(['q1', 'q2']);
  });

  it('an expired sign-in leaves an emptied answer out, and a newer save alone', () => {
    const sending = start(add(EMPTY_QUEUE, 'q', 1), 'q', 0);
    const first = getSend(sending, 'q');
    expect(expire(drop(sending, 'q'), first)).toMatchObject({ entries: [], isPaused: true });
    const again = start(abandonOverdue(sending, at(SAVE_TIMEOUT_MS)), 'q', 11_000);
    const expired = expire(again, first);
    expect(getSend(expired, 'q').startedAt).toBe(11_000);
    expect(expired).toMatchObject({ abandoned: [], isPaused: true });
  });
});

describe('a save without a response for 10 s', () => {
  const hung = () => {
    const queue = start(add(EMPTY_QUEUE, 'q', 3), 'q', 0);
    return { queue, send: getSend(queue, 'q') };
  };

  it('counts as failed and is retried; its late response still counts', () => {
    const { queue, send } = hung();
    expect(nextDue(queue, true)).toBe(SAVE_TIMEOUT_MS);
    expect(abandonOverdue(queue, at(SAVE_TIMEOUT_MS - 1))).toEqual(queue);
    const abandoned = abandonOverdue(queue, at(SAVE_TIMEOUT_MS));
    expect(findEntry(abandoned, 'q')).toMatchObject({ failureCount: 1, sending: null, dueAt: 11_000 });
    expect(listOpenSendIds(abandoned)).toEqual(new Set([send.sendId]));
    expect(succeed(abandoned, send).entries).toEqual([]);
  });

  it('is replaced by a newer revision at once', () => {
    const { queue } = hung();
    const abandoned = abandonOverdue(add(queue, 'q', 4, 5000), at(SAVE_TIMEOUT_MS));
    expect(listDue(abandoned, SAVE_TIMEOUT_MS, true)).toMatchObject([{ rev: 4, retryAt: null }]);
    expect(abandoned.outage).toBe(NO_OUTAGE);
  });

  it('of an answer that was emptied meanwhile is not retried; its response is awaited', () => {
    const { queue, send } = hung();
    const abandoned = abandonOverdue(drop(queue, 'q'), at(SAVE_TIMEOUT_MS));
    expect(abandoned).toMatchObject({ entries: [], abandoned: [send] });
    expect(nextDue(abandoned, true)).toBe(REQUEST_TRAVEL_MS);
  });

  it('leaves the newer revision queued when it succeeds late', () => {
    const { queue, send } = hung();
    const abandoned = abandonOverdue(add(queue, 'q', 4, 5000), at(SAVE_TIMEOUT_MS));
    expect(succeed(start(abandoned, 'q', SAVE_TIMEOUT_MS), send).entries).toMatchObject([{ rev: 4 }]);
  });

  it('is no longer awaited when the server can no longer process it', () => {
    const { queue } = hung();
    const abandoned = abandonOverdue(queue, at(SAVE_TIMEOUT_MS));
    expect(abandonOverdue(abandoned, at(REQUEST_TRAVEL_MS - 1)).abandoned).toHaveLength(1);
    expect(abandonOverdue(abandoned, at(REQUEST_TRAVEL_MS)).abandoned).toEqual([]);
  });

  it('removes the entry when it succeeds during a retry of the same revision', () => {
    const { queue, send } = hung();
    const again = start(abandonOverdue(queue, at(SAVE_TIMEOUT_MS)), 'q', 11_000);
    const settled = succeed(again, send);
    expect(settled.entries).toEqual([]);
    expect(settled.abandoned).toMatchObject([{ rev: 3, startedAt: 11_000 }]);
  });

  it('a late failure changes nothing', () => {
    const { queue, send } = hung();
    const abandoned = abandonOverdue(queue, at(SAVE_TIMEOUT_MS));
    const failed = fail(abandoned, send, at(12_000));
    expect(failed).toEqual({ ...abandoned, abandoned: [] });
    expect(failed.outage).toBe(abandoned.outage);
  });

  it('no more than three late responses are awaited', () => {
    let queue = EMPTY_QUEUE;
    for (const id of ['q1', 'q2', 'q3', 'q4']) {
      queue = abandonOverdue(start(add(queue, id, 1), id, 0), at(SAVE_TIMEOUT_MS));
    }
    expect(queue.abandoned.map((send) => send.questionId)).toEqual(['q2', 'q3', 'q4']);
    expect(clearAbandoned(queue).abandoned).toEqual([]);
  });
});

describe('an outage', () => {
  const THREE = ['q1', 'q2', 'q3'];
  /** Three saves that failed together at 100 ms. */
  function fallen(): SaveQueue {
    let queue = EMPTY_QUEUE;
    for (const id of THREE) queue = start(add(queue, id, 1, 0, 0), id, 0);
    for (const id of THREE) queue = fail(queue, getSend(queue, id), at(100));
    return queue;
  }

  it('is probed by one save at a time, after back-offs of its own', () => {
    let queue = fallen();
    expect(queue.outage).toMatchObject({ failedProbes: 1, probeAt: 1100 });
    expect(dueIds(queue, 1099)).toEqual([]);
    expect(dueIds(queue, 1100)).toEqual(['q1']);
    expect(nextDue(queue, true)).toBe(1100);
    queue = start(queue, 'q1', 1100);
    expect(dueIds(queue, 5000)).toEqual([]);
    queue = fail(queue, getSend(queue, 'q1'), at(1200));
    expect(queue.outage).toMatchObject({ failedProbes: 2, probeAt: 3200 });
    // Not the save that failed again: it may be the only one that cannot succeed.
    expect(dueIds(queue, 3200)).toEqual(['q2']);
  });

  it('holds up new answers too, until the student moves on', () => {
    const queue = add(fallen(), 'q4', 1, 200, 0);
    expect(dueIds(queue, 1000)).toEqual([]);
    expect(dueIds(flush(queue, 1000), 1000)).toEqual(['q4']);
  });

  it('ends with the first success: new answers pass, and the failed ones follow one by one', () => {
    let queue = start(fallen(), 'q1', 1100);
    queue = succeedAt(queue, getSend(queue, 'q1'), at(1150));
    expect(queue.outage).toEqual({ failedProbes: 0, recoverySpacing: 1500, probeAt: 1525 });
    expect(dueIds(add(queue, 'q4', 1, 1200, 0), 1200)).toEqual(['q4']);
    expect(dueIds(flush(queue, 1200), 1200)).toEqual([]);
    expect(dueIds(queue, 1524)).toEqual([]);
    expect(dueIds(queue, 1525)).toEqual(['q2']);
    queue = start(queue, 'q2', 1650);
    queue = succeedAt(queue, getSend(queue, 'q2'), at(1700));
    expect(dueIds(queue, 2199)).toEqual([]);
    queue = start(queue, 'q3', 2200);
    expect(succeedAt(queue, getSend(queue, 'q3'), at(2250)).outage).toBe(NO_OUTAGE);
  });

  it('is forgotten when the student waits: 马上重试, or a hand-in', () => {
    expect(dueIds(flush(fallen(), 200, true), 200)).toEqual(THREE);
  });

  it('is not what a refusal means', () => {
    let queue = start(add(EMPTY_QUEUE, 'q', 1, 0, 0), 'q', 0);
    queue = fail(queue, getSend(queue, 'q'), at(100), { words: null });
    expect(queue.outage).toBe(NO_OUTAGE);
  });
});
