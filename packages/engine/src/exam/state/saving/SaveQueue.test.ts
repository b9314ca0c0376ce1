import { describe, expect, it } from 'vitest';
import { OFFLINE_PROBE_MS } from '../../../retry/backOff.ts';
import { CHOICE_TIMING, TEXT_TIMING } from './editTiming.ts';
import { EMPTY_QUEUE, findEntry } from './QueueEntry.ts';
import {
  abandonOverdue,
  clearAbandoned,
  drop,
  fail,
  flush,
  listDue,
  MAX_DELAY_MS,
  nextDue,
  pause,
  SAVE_TIMEOUT_MS,
  start,
} from './SaveQueue.ts';
import { add, at, dueIds, getSend, succeed } from './testing/queueSamples.ts';

const CHOICE_DELAY_MS = CHOICE_TIMING.saveDelayMs;
const TEXT_DELAY_MS = TEXT_TIMING.saveDelayMs;

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

  it('a flush makes none due later than it was', () => {
    const queue = flush(add(add(EMPTY_QUEUE, 'early', 1), 'late', 1, 0, TEXT_DELAY_MS), 900);
    expect(dueIds(queue, 900)).toEqual(['early', 'late']);
    expect(findEntry(queue, 'early')?.dueAt).toBe(CHOICE_DELAY_MS);
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
