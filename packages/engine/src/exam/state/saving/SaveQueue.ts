import { backOff, OFFLINE_PROBE_MS, SAVE_RETRY_MS } from '../../../retry/backOff.ts';
import { REQUEST_TRAVEL_MS } from '../journal/OpenSend.ts';
import type { Moment } from '../time/Moment.ts';
import { failProbe, probeNow, isInTrouble, NO_OUTAGE, opensAt, recover } from './Outage.ts';
import {
  findEntry,
  NO_FAILURE,
  type QueueEntry,
  type Refusal,
  type SaveQueue,
  type Send,
  withAbandoned,
  withEntry,
  withoutAbandoned,
  withoutEntry,
} from './QueueEntry.ts';

/** Edits postpone a save until this long after the first unsent one, or an essay typed without a pause is never saved. */
export const MAX_DELAY_MS = 10_000;
/** A save without a response for this long counts as unsaved and is abandoned; the client's own limit is 500 s. */
export const SAVE_TIMEOUT_MS = 10_000;
const MAX_IN_FLIGHT = 3;
/** An answer that is answered with so many errors in a row while other calls succeed cannot be taken. */
const MOST_ERRORS = 5;

/** Adds a new revision, which waits `delay`. A question that is already queued keeps its position. */
export function enqueue(
  queue: SaveQueue,
  { questionId, rev, now, delay }: { questionId: string; rev: number; now: number; delay: number },
): SaveQueue {
  const old = findEntry(queue, questionId);
  if (!old) {
    const fresh = { ...NO_FAILURE, sending: null, isDropped: false };
    const entry: QueueEntry = { questionId, rev, waitingSince: now, dueAt: now + delay, ...fresh };
    return { ...queue, entries: [...queue.entries, entry] };
  }
  if (old.rev >= rev) return queue;
  const isFirstWaiting = old.sending !== null && (old.isDropped || old.rev === old.sending.rev);
  const waitingSince = isFirstWaiting ? now : old.waitingSince;
  const dueAt = Math.min(now + delay, waitingSince + MAX_DELAY_MS);
  return withEntry(queue, { ...old, rev, waitingSince, dueAt: Math.max(dueAt, now), isDropped: false });
}

/** Removes a question from the queue: its answer was emptied, and an empty answer is never sent. */
export function drop(queue: SaveQueue, questionId: string): SaveQueue {
  const entry = findEntry(queue, questionId);
  if (!entry) return queue;
  return entry.sending ? withEntry(queue, { ...entry, isDropped: true }) : withoutEntry(queue, questionId);
}

/**
 * Makes all entries due now. `isForced` also while the browser reports that it is offline, and all at once after an outage,
 * because the student waits for it.
 */
export function flush(queue: SaveQueue, now: number, isForced = false): SaveQueue {
  const dueAt = isForced ? now - OFFLINE_PROBE_MS : now;
  const outage = isForced ? NO_OUTAGE : probeNow(queue.outage, now);
  if (outage === queue.outage && queue.entries.every((entry) => entry.dueAt <= dueAt)) return queue;
  const entries = queue.entries.map((entry) => ({ ...entry, dueAt: Math.min(entry.dueAt, dueAt) }));
  return { ...queue, entries, outage };
}

/** The entries to send now, in order of their edits: one request per question and at most MAX_IN_FLIGHT at a time. */
export function listDue(queue: SaveQueue, now: number, isOnline: boolean): QueueEntry[] {
  if (queue.isPaused) return [];
  const sending = queue.entries.filter((entry) => entry.sending);
  const latest = now - (isOnline ? 0 : OFFLINE_PROBE_MS);
  const due = queue.entries.filter(
    (entry) => !entry.sending && Math.max(entry.dueAt, opensAt(queue.outage, entry.failureCount)) <= latest,
  );
  if (!isInTrouble(queue.outage)) return due.slice(0, Math.max(0, MAX_IN_FLIGHT - sending.length));
  // The one that failed least often: a save that never succeeds must not hold up the others.
  return sending.length > 0
    ? []
    : due.toSorted((one, other) => one.failureCount - other.failureCount).slice(0, 1);
}

/** When the next save becomes due or overdue; null for never. */
export function nextDue(queue: SaveQueue, isOnline: boolean): number | null {
  const sends = queue.entries.flatMap((entry) => (entry.sending ? [entry.sending] : []));
  const overdue = [
    ...sends.map((send) => send.startedAt + SAVE_TIMEOUT_MS),
    ...queue.abandoned.map((send) => send.startedAt + REQUEST_TRAVEL_MS),
  ];
  const maxInFlight = isInTrouble(queue.outage) ? 1 : MAX_IN_FLIGHT;
  const waiting =
    queue.isPaused || sends.length >= maxInFlight ? [] : queue.entries.filter((entry) => !entry.sending);
  const due = waiting.map(
    (entry) =>
      Math.max(entry.dueAt, opensAt(queue.outage, entry.failureCount)) + (isOnline ? 0 : OFFLINE_PROBE_MS),
  );
  const times = [...overdue, ...due];
  return times.length === 0 ? null : Math.min(...times);
}

/** Marks an entry's newest revision as in flight. */
export function start(queue: SaveQueue, questionId: string, now: number): SaveQueue {
  const entry = findEntry(queue, questionId);
  if (!entry || entry.sending) return queue;
  const sendId = queue.lastSendId + 1;
  const sending = { sendId, questionId, rev: entry.rev, startedAt: now };
  return withEntry({ ...queue, lastSendId: sendId }, { ...entry, sending });
}

/** The server confirmed a send, possibly an abandoned one. */
export function succeed(queue: SaveQueue, send: Send, moment: Moment): SaveQueue {
  const settled = noteAnswer(settle(queue, send));
  const failedCount = settled.entries.filter((entry) => entry.failureCount > 0).length;
  return { ...settled, outage: recover(settled.outage, failedCount, moment) };
}

function settle(queue: SaveQueue, send: Send): SaveQueue {
  const rest = withoutAbandoned(queue, send.sendId);
  const entry = findEntry(rest, send.questionId);
  if (!entry) return rest;
  const isCurrent = entry.sending?.sendId === send.sendId;
  if (isCurrent && (entry.isDropped || entry.rev <= send.rev)) return withoutEntry(rest, send.questionId);
  if (isCurrent) return withEntry(rest, { ...entry, ...NO_FAILURE, sending: null });
  if (entry.rev > send.rev) return rest;
  // The same revision is in flight a second time: its response no longer matters, but it may overtake a later revision.
  const settled = withoutEntry(rest, send.questionId);
  return entry.sending ? withAbandoned(settled, entry.sending) : settled;
}

interface FailureMoment extends Moment {
  /** Milliseconds since 1970 by the device's clock. */
  wallNow: number;
}

/**
 * A send failed, with 'error' where the answer neither confirms nor refuses the save; the answer stays queued and is retried
 * after the back-off. Unless the server itself refuses the answer, nothing else is sent before: the server may be down.
 */
export function fail(
  queue: SaveQueue,
  send: Send,
  moment: FailureMoment,
  failure: Refusal | 'error' | null = null,
): SaveQueue {
  const isError = failure === 'error';
  const isAlone = findEntry(queue, send.questionId)?.isAlone ?? false;
  const refusal = isError ? (isAlone ? { words: null } : null) : failure;
  const failed = failEntry(queue, send, moment, { refusal, isError });
  const isLate = failed.abandoned.length < queue.abandoned.length;
  return refusal || isLate ? failed : { ...failed, outage: failProbe(failed.outage, moment) };
}

/** Errors alone: whether the server is down or refuses this answer shows in another call. */
export function isDoubtful({ errorCount }: QueueEntry): boolean {
  return errorCount >= MOST_ERRORS;
}

/** So many errors in a row say that the server is down, or that the attempt is closed: another call tells. */
export function isClosureLikely({ entries, outage }: SaveQueue): boolean {
  return outage.failedProbes >= MOST_ERRORS || entries.some(isDoubtful);
}

/** The server has answered a call as it should, so it is up. */
export function noteAnswer(queue: SaveQueue): SaveQueue {
  const entries = queue.entries.map((entry) => (isDoubtful(entry) ? { ...entry, isAlone: true } : entry));
  return { ...queue, entries };
}

function failEntry(
  queue: SaveQueue,
  send: Send,
  moment: FailureMoment,
  { refusal, isError }: { refusal: Refusal | null; isError: boolean },
): SaveQueue {
  const rest = withoutAbandoned(queue, send.sendId);
  const entry = findEntry(rest, send.questionId);
  if (!entry || entry.sending?.sendId !== send.sendId) return rest;
  if (entry.isDropped) return withoutEntry(rest, send.questionId);
  const failureCount = entry.failureCount + 1;
  const wait = backOff(SAVE_RETRY_MS, failureCount, moment.random());
  return withEntry(rest, {
    ...entry,
    failureCount,
    errorCount: isError ? entry.errorCount + 1 : 0,
    isAlone: isError && entry.isAlone,
    failedAt: moment.now,
    refusal,
    waitingSince: moment.now,
    dueAt: moment.now + wait,
    retryAt: moment.wallNow + wait,
    sending: null,
  });
}

/**
 * Abandons the sends without a response. A newer revision is sent when it is due; the same revision backs off. A response
 * is no longer awaited once the server can no longer process its request.
 */
export function abandonOverdue(queue: SaveQueue, moment: FailureMoment): SaveQueue {
  const awaited = queue.abandoned.filter((send) => moment.now - send.startedAt < REQUEST_TRAVEL_MS);
  let next = awaited.length === queue.abandoned.length ? queue : { ...queue, abandoned: awaited };
  for (const entry of queue.entries) {
    const { sending } = entry;
    if (!sending || moment.now - sending.startedAt < SAVE_TIMEOUT_MS) continue;
    const isNewer = entry.rev > sending.rev;
    const failed = isNewer ? failEntry(next, sending, moment, SILENCE) : fail(next, sending, moment);
    const waiting = findEntry(failed, entry.questionId);
    const isReplaced = waiting && isNewer;
    const later = isReplaced ? withEntry(failed, { ...waiting, dueAt: entry.dueAt, retryAt: null }) : failed;
    next = withAbandoned(later, sending);
  }
  return next;
}

/** The sign-in expired: the send did not count, and nothing more is sent until `resume`. */
export function expire(queue: SaveQueue, send: Send): SaveQueue {
  const rest = withoutAbandoned(queue, send.sendId);
  const entry = findEntry(rest, send.questionId);
  const paused = { ...rest, isPaused: true };
  if (!entry || entry.sending?.sendId !== send.sendId) return paused;
  return entry.isDropped
    ? withoutEntry(paused, send.questionId)
    : withEntry(paused, { ...entry, sending: null });
}

/** Continues after the student signed in again: all entries are due now. */
export function resume(queue: SaveQueue, now: number): SaveQueue {
  return flush({ ...queue, isPaused: false }, now, true);
}

/** Pauses because another call than a save found the sign-in expired. */
export function pause(queue: SaveQueue): SaveQueue {
  return queue.isPaused ? queue : { ...queue, isPaused: true };
}

/** Stops waiting for late responses. */
export function clearAbandoned(queue: SaveQueue): SaveQueue {
  return queue.abandoned.length === 0 ? queue : { ...queue, abandoned: [] };
}

/** Ids of the requests whose response still matters; any other may be aborted. */
export function listOpenSendIds(queue: SaveQueue): Set<number> {
  const sends = queue.entries.flatMap((entry) => (entry.sending ? [entry.sending] : []));
  return new Set([...sends, ...queue.abandoned].map((send) => send.sendId));
}

const SILENCE = { refusal: null, isError: false };
