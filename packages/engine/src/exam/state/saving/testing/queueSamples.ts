import { CHOICE_TIMING } from '../editTiming.ts';
import { findEntry, type SaveQueue, type Send } from '../QueueEntry.ts';
import { enqueue, listDue, succeed as succeedAt } from '../SaveQueue.ts';

export const at = (now: number) => ({ now, wallNow: now + 1_000_000, random: () => 0.5 });

export const add = (
  queue: SaveQueue,
  questionId: string,
  rev: number,
  now = 0,
  delay = CHOICE_TIMING.saveDelayMs,
) => enqueue(queue, { questionId, rev, now, delay });

/** The server confirmed a send 50 ms after it left. */
export const succeed = (queue: SaveQueue, send: Send) => succeedAt(queue, send, at(send.startedAt + 50));

export const dueIds = (queue: SaveQueue, now: number, isOnline = true) =>
  listDue(queue, now, isOnline).map((entry) => entry.questionId);

export const getSend = (queue: SaveQueue, questionId: string): Send => {
  const send = findEntry(queue, questionId)?.sending;
  if (!send) throw new Error(`${questionId} is not being sent`);
  return send;
};
