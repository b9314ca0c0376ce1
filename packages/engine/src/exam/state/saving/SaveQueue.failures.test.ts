import { describe, expect, it } from 'vitest';
import { REQUEST_TRAVEL_MS } from '../journal/OpenSend.ts';
import { TEXT_TIMING } from './editTiming.ts';
import { NO_OUTAGE } from './Outage.ts';
import { EMPTY_QUEUE, findEntry, type SaveQueue } from './QueueEntry.ts';
import {
  abandonOverdue,
  clearAbandoned,
  drop,
  expire,
  fail,
  flush,
  listDue,
  listOpenSendIds,
  nextDue,
  noteAnswer,
  resume,
  SAVE_TIMEOUT_MS,
  start,
  succeed as succeedAt,
} from './SaveQueue.ts';
import { add, at, dueIds, getSend, succeed } from './testing/queueSamples.ts';

const TEXT_DELAY_MS = TEXT_TIMING.saveDelayMs;

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
    // The student waits for it, whatever the browser says of the network.
    expect(dueIds(resume(queue, 100), 100, false)).toEqual(['q1', 'q2']);
  });

  it('an expired sign-in leaves an emptied answer out, and a newer save alone', () => {
    const sending = start(add(EMPTY_QUEUE, 'q', 1), 'q', 0);
    const first = getSend(sending, 'q');
    expect(expire(drop(sending, 'q'), first)).toMatchObject({ entries: [], isPaused: true });
    const waiting = abandonOverdue(sending, at(SAVE_TIMEOUT_MS));
    expect(expire(waiting, first)).toEqual({ ...waiting, abandoned: [], isPaused: true });
    const again = start(waiting, 'q', 11_000);
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
    const late = abandonOverdue(start(add(EMPTY_QUEUE, 'q', 3), 'q', 20_000), at(30_000));
    expect(abandonOverdue(late, at(49_999)).abandoned).toHaveLength(1);
    expect(abandonOverdue(late, at(50_000)).abandoned).toEqual([]);
  });

  it('that succeeds after the answer was emptied is forgotten', () => {
    const { queue, send } = hung();
    const abandoned = abandonOverdue(drop(queue, 'q'), at(SAVE_TIMEOUT_MS));
    expect(succeed(abandoned, send)).toMatchObject({ entries: [], abandoned: [] });
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

  it('is probed for a student who moves on, also where all saves have been due for long', () => {
    let queue = start(fallen(), 'q1', 1100);
    queue = fail(queue, getSend(queue, 'q1'), at(1200));
    queue = { ...queue, entries: queue.entries.filter(({ questionId }) => questionId !== 'q1') };
    expect(dueIds(queue, 2000)).toEqual([]);
    expect(dueIds(flush(queue, 2000), 2000)).toEqual(['q2']);
  });

  it('spreads the failed saves alone, whatever else waits', () => {
    const queue = add(start(fallen(), 'q1', 1100), 'q4', 1, 1120);
    expect(succeedAt(queue, getSend(queue, 'q1'), at(1150)).outage.probeAt).toBe(1525);
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

describe('an answer that is answered with errors', () => {
  /** Fails the next send of q in this way. */
  const failNext = (queue: SaveQueue, failure: Parameters<typeof fail>[3]) => {
    const sending = start(queue, 'q', 0);
    return fail(sending, getSend(sending, 'q'), at(0), failure);
  };
  const failOften = (times: number, queue = add(EMPTY_QUEUE, 'q', 1)): SaveQueue =>
    times === 0 ? queue : failOften(times - 1, failNext(queue, 'error'));
  const isRefusedBy = (queue: SaveQueue) => findEntry(queue, 'q')?.refusal ?? null;

  it('is refused by the next error after the server has answered another call', () => {
    expect(isRefusedBy(failOften(9))).toBeNull();
    const up = noteAnswer(failOften(5));
    expect(isRefusedBy(up)).toBeNull();
    const refused = failNext(up, 'error');
    expect(isRefusedBy(refused)).toEqual({ words: null });
    expect(isRefusedBy(failNext(refused, 'error'))).toEqual({ words: null });
  });

  it('is not refused where the server answered before the fifth', () => {
    expect(isRefusedBy(failOften(9, noteAnswer(failOften(4))))).toBeNull();
  });

  it('is not refused after a silence, which begins the count again', () => {
    const silent = failNext(noteAnswer(failOften(5)), null);
    expect(isRefusedBy(failNext(silent, 'error'))).toBeNull();
    expect(isRefusedBy(failNext(noteAnswer(failOften(3, silent)), 'error'))).toBeNull();
    expect(isRefusedBy(failNext(noteAnswer(failOften(5, silent)), 'error'))).toEqual({ words: null });
  });

  it('begins again after a confirmation', () => {
    const sending = add(start(noteAnswer(failOften(5)), 'q', 0), 'q', 2);
    const newer = succeed(sending, getSend(sending, 'q'));
    expect(isRefusedBy(failNext(newer, 'error'))).toBeNull();
    expect(isRefusedBy(failNext(noteAnswer(failOften(4, newer)), 'error'))).toBeNull();
  });

  it('counts as an outage until it is refused', () => {
    const up = noteAnswer(failOften(5));
    expect(up.outage).not.toBe(NO_OUTAGE);
    const calm = { ...up, outage: NO_OUTAGE };
    expect(failNext(calm, 'error').outage).toBe(NO_OUTAGE);
    expect(failNext({ ...failOften(4), outage: NO_OUTAGE }, 'error').outage).not.toBe(NO_OUTAGE);
  });
});
