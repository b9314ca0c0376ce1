import { NO_OUTAGE, type Outage } from './Outage.ts';

/** Together with the sends in flight six: as many connections as a browser opens to one host over HTTP/1.1. */
const MAX_ABANDONED = 3;

/** A request in flight. Times are milliseconds of the monotonic clock unless a comment names another. */
export interface Send {
  readonly sendId: number;
  readonly questionId: string;
  readonly rev: number;
  readonly startedAt: number;
}

/** The server does not take an answer. */
export interface Refusal {
  /** The server's own; null where it sent none. */
  readonly words: string | null;
}

/** A question whose newest answer the server has not confirmed. */
export interface QueueEntry {
  readonly questionId: string;
  /** The newest revision, which is sent next. */
  readonly rev: number;
  /** Time of the first edit that no request has carried yet. */
  readonly waitingSince: number;
  readonly dueAt: number;
  /** Failures in a row. */
  readonly failureCount: number;
  readonly failedAt: number | null;
  /** Failures in a row in which the server answered with something else than a confirmation or a refusal, such as a status 500. */
  readonly errorCount: number;
  /** Since then the server has answered another call as it should: one more error counts as a refusal. */
  readonly isAlone: boolean;
  /** The last failure was a refusal by the server itself. */
  readonly refusal: Refusal | null;
  /** When the next retry begins, for the screen; milliseconds since 1970 by the device's clock. */
  readonly retryAt: number | null;
  readonly sending: Send | null;
  /** The answer was emptied while a request is in flight: no further request follows. */
  readonly isDropped: boolean;
}

/** Unconfirmed answers in the order of their edits. */
export interface SaveQueue {
  readonly entries: readonly QueueEntry[];
  /** Requests that had no response in time; a late one still counts. */
  readonly abandoned: readonly Send[];
  /** The sign-in expired: nothing is sent until the student signed in again. */
  readonly isPaused: boolean;
  readonly lastSendId: number;
  readonly outage: Outage;
}

export const EMPTY_QUEUE: SaveQueue = {
  entries: [],
  abandoned: [],
  isPaused: false,
  lastSendId: 0,
  outage: NO_OUTAGE,
};

export function findEntry(queue: SaveQueue, questionId: string): QueueEntry | undefined {
  return queue.entries.find((entry) => entry.questionId === questionId);
}

export const NO_FAILURE = {
  failureCount: 0,
  errorCount: 0,
  isAlone: false,
  failedAt: null,
  retryAt: null,
  refusal: null,
};

export function withEntry(queue: SaveQueue, entry: QueueEntry): SaveQueue {
  const entries = queue.entries.map((old) => (old.questionId === entry.questionId ? entry : old));
  return { ...queue, entries };
}

export function withoutEntry(queue: SaveQueue, questionId: string): SaveQueue {
  return { ...queue, entries: queue.entries.filter((entry) => entry.questionId !== questionId) };
}

export function withAbandoned(queue: SaveQueue, send: Send): SaveQueue {
  return { ...queue, abandoned: [...queue.abandoned, send].slice(-MAX_ABANDONED) };
}

export function withoutAbandoned(queue: SaveQueue, sendId: number): SaveQueue {
  return { ...queue, abandoned: queue.abandoned.filter((send) => send.sendId !== sendId) };
}
