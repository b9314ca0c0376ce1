/** A choice is uploaded this long after its last change. */
export const CHOICE_DELAY_MS = 800;
/** A text is uploaded this long after its last change … */
export const TEXT_DELAY_MS = 2000;
/** … and no later than this after the first one not sent, or an essay typed without a pause would never go. */
export const LONGEST_DELAY_MS = 10_000;
/** W18: a save without an answer for this long counts as unsaved and may be replaced. */
export const SAVE_PATIENCE_MS = 10_000;
/** While the browser says it is offline a save is still tried this much later: the browser may be wrong. */
export const OFFLINE_PROBE_MS = 30_000;
const LONGEST_BACK_OFF_MS = 30_000;
const MOST_IN_FLIGHT = 3;
/** With those in flight six: as many requests as a browser opens to one host over HTTP/1.1. */
const MOST_STRAYS = 3;

/** A request on its way. Times in this file are milliseconds of the monotonic clock unless said otherwise. */
export interface Send {
  readonly sendId: number;
  readonly questionId: string;
  readonly rev: number;
  readonly startedAt: number;
}

/** A request given up as lost, whose answer is still listened to. */
export interface Stray extends Send {
  /** A newer revision was sent since, so the server's order of the two is unknown. */
  readonly isOvertaken: boolean;
}

/** A question whose newest answer the server has not confirmed. */
export interface QueueEntry {
  readonly questionId: string;
  /** Newest revision, the next one to be sent. */
  readonly rev: number;
  /** First edit that no try has carried yet. */
  readonly waitingSince: number;
  readonly dueAt: number;
  /** Failures in a row. */
  readonly attempt: number;
  readonly failedAt: number | null;
  /** The server answered the last failure itself: it understood and refused. */
  readonly isRefused: boolean;
  /** When the next try begins, by the device's clock, for the screen. */
  readonly retryAt: number | null;
  readonly sending: Send | null;
  /** The answer was emptied while an older one is on its way: nothing follows that one. */
  readonly isDropped: boolean;
}

/** Unconfirmed answers in the order in which they were edited. */
export interface SaveQueue {
  readonly entries: readonly QueueEntry[];
  readonly strays: readonly Stray[];
  /** The session expired: nothing is sent until the student signed in again. */
  readonly isPaused: boolean;
  readonly lastSendId: number;
}

export const EMPTY_QUEUE: SaveQueue = { entries: [], strays: [], isPaused: false, lastSendId: 0 };

export function findEntry(queue: SaveQueue, questionId: string): QueueEntry | undefined {
  return queue.entries.find((entry) => entry.questionId === questionId);
}

/** A new revision waits `delay`; an entry that waits already keeps its place. */
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
  const dueAt = Math.min(now + delay, waitingSince + LONGEST_DELAY_MS);
  return withEntry(queue, { ...old, rev, waitingSince, dueAt: Math.max(dueAt, now), isDropped: false });
}

/** Forgets what waits for a question: its answer was emptied, and an empty answer is never sent. */
export function drop(queue: SaveQueue, questionId: string): SaveQueue {
  const entry = findEntry(queue, questionId);
  if (!entry) return queue;
  return entry.sending ? withEntry(queue, { ...entry, isDropped: true }) : withoutEntry(queue, questionId);
}

/** Everything that waits is due now; `isForced` also when the browser says that it is offline. */
export function flush(queue: SaveQueue, now: number, isForced = false): SaveQueue {
  const dueAt = isForced ? now - OFFLINE_PROBE_MS : now;
  if (queue.entries.every((entry) => entry.dueAt <= dueAt)) return queue;
  const entries = queue.entries.map((entry) => (entry.dueAt <= dueAt ? entry : { ...entry, dueAt }));
  return { ...queue, entries };
}

/** The entries that may start now, in order of edit: one request a question, few at a time. */
export function listDue(queue: SaveQueue, now: number, isOnline: boolean): QueueEntry[] {
  if (queue.isPaused) return [];
  const free = MOST_IN_FLIGHT - queue.entries.filter((entry) => entry.sending).length;
  const latest = now - (isOnline ? 0 : OFFLINE_PROBE_MS);
  return queue.entries.filter((entry) => !entry.sending && entry.dueAt <= latest).slice(0, Math.max(0, free));
}

/** When something is next to be done without a new event: a send becomes due or overdue; null for never. */
export function nextWake(queue: SaveQueue, isOnline: boolean): number | null {
  const sends = queue.entries.flatMap((entry) => (entry.sending ? [entry.sending] : []));
  const overdue = sends.map((send) => send.startedAt + SAVE_PATIENCE_MS);
  const waiting =
    queue.isPaused || sends.length >= MOST_IN_FLIGHT ? [] : queue.entries.filter((entry) => !entry.sending);
  const due = waiting.map((entry) => entry.dueAt + (isOnline ? 0 : OFFLINE_PROBE_MS));
  const times = [...overdue, ...due];
  return times.length === 0 ? null : Math.min(...times);
}

/** Marks an entry's newest revision as sent. */
export function start(queue: SaveQueue, questionId: string, now: number): SaveQueue {
  const entry = findEntry(queue, questionId);
  if (!entry || entry.sending) return queue;
  const sendId = queue.lastSendId + 1;
  const strays = queue.strays.map((stray) =>
    stray.questionId === questionId && stray.rev < entry.rev ? { ...stray, isOvertaken: true } : stray,
  );
  const sending = { sendId, questionId, rev: entry.rev, startedAt: now };
  return withEntry({ ...queue, strays, lastSendId: sendId }, { ...entry, sending });
}

/** True when a newer revision of the question was sent after this one was given up. */
export function isOvertaken(queue: SaveQueue, send: Send): boolean {
  return queue.strays.some((stray) => stray.sendId === send.sendId && stray.isOvertaken);
}

/** The server confirmed a send, perhaps one given up before. */
export function succeed(queue: SaveQueue, send: Send): SaveQueue {
  const rest = withoutStray(queue, send.sendId);
  const entry = findEntry(rest, send.questionId);
  if (!entry) return rest;
  const isCurrent = entry.sending?.sendId === send.sendId;
  if (isCurrent && (entry.isDropped || entry.rev <= send.rev)) return withoutEntry(rest, send.questionId);
  if (isCurrent) return withEntry(rest, { ...entry, ...NO_FAILURE, sending: null });
  if (entry.rev > send.rev) return rest;
  // The same revision is on its way once more: nothing to wait for, but it may yet overtake a later one.
  const settled = withoutEntry(rest, send.questionId);
  return entry.sending ? withStray(settled, entry.sending) : settled;
}

interface Moment {
  now: number;
  /** Milliseconds by the device's clock. */
  wallNow: number;
  /** Each call gives a number from 0 to 1. */
  random: () => number;
}

/** A send failed; the answer stays queued and is tried again after the back-off. */
export function fail(queue: SaveQueue, send: Send, moment: Moment, isRefused = false): SaveQueue {
  const rest = withoutStray(queue, send.sendId);
  const entry = findEntry(rest, send.questionId);
  if (!entry || entry.sending?.sendId !== send.sendId) return rest;
  if (entry.isDropped) return withoutEntry(rest, send.questionId);
  const attempt = entry.attempt + 1;
  const wait = backOff(attempt, moment.random());
  return withEntry(rest, {
    ...entry,
    attempt,
    failedAt: moment.now,
    isRefused,
    waitingSince: moment.now,
    dueAt: moment.now + wait,
    retryAt: moment.wallNow + wait,
    sending: null,
  });
}

/** W18: gives up the sends without an answer; a newer revision that waits goes when it is due, the same one backs off. */
export function giveUpOverdue(queue: SaveQueue, moment: Moment): SaveQueue {
  let next = queue;
  for (const entry of queue.entries) {
    const { sending } = entry;
    if (!sending || moment.now - sending.startedAt < SAVE_PATIENCE_MS) continue;
    const failed = fail(next, sending, moment);
    const waiting = findEntry(failed, entry.questionId);
    const isReplaced = waiting && entry.rev > sending.rev;
    const later = isReplaced ? withEntry(failed, { ...waiting, dueAt: entry.dueAt, retryAt: null }) : failed;
    next = withStray(later, sending);
  }
  return next;
}

/** The session expired: the send did not count, and nothing more is sent until `resume`. */
export function expire(queue: SaveQueue, send: Send): SaveQueue {
  const rest = withoutStray(queue, send.sendId);
  const entry = findEntry(rest, send.questionId);
  const paused = { ...rest, isPaused: true };
  if (!entry || entry.sending?.sendId !== send.sendId) return paused;
  return entry.isDropped
    ? withoutEntry(paused, send.questionId)
    : withEntry(paused, { ...entry, sending: null });
}

/** Signed in again: everything that waits is due now. */
export function resume(queue: SaveQueue, now: number): SaveQueue {
  return flush({ ...queue, isPaused: false }, now, true);
}

/** Pauses after a call other than a save found the session expired. */
export function pause(queue: SaveQueue): SaveQueue {
  return queue.isPaused ? queue : { ...queue, isPaused: true };
}

/** Forgets the requests given up. */
export function clearStrays(queue: SaveQueue): SaveQueue {
  return queue.strays.length === 0 ? queue : { ...queue, strays: [] };
}

/** Ids of the requests whose answer still matters; any other may be aborted. */
export function listOpenSendIds(queue: SaveQueue): Set<number> {
  const sends = queue.entries.flatMap((entry) => (entry.sending ? [entry.sending] : []));
  return new Set([...sends, ...queue.strays].map((send) => send.sendId));
}

/** 1, 2, 4 … 30 s, spread by up to a fifth either way so that a class does not retry in one beat. */
export function backOff(attempt: number, random: number): number {
  const whole = Math.min(1000 * 2 ** (attempt - 1), LONGEST_BACK_OFF_MS);
  return Math.min(Math.round(whole * (0.8 + 0.4 * random)), LONGEST_BACK_OFF_MS);
}

const NO_FAILURE = { attempt: 0, failedAt: null, retryAt: null, isRefused: false };

function withEntry(queue: SaveQueue, entry: QueueEntry): SaveQueue {
  const entries = queue.entries.map((old) => (old.questionId === entry.questionId ? entry : old));
  return { ...queue, entries };
}

function withoutEntry(queue: SaveQueue, questionId: string): SaveQueue {
  return { ...queue, entries: queue.entries.filter((entry) => entry.questionId !== questionId) };
}

function withStray(queue: SaveQueue, send: Send): SaveQueue {
  return { ...queue, strays: [...queue.strays, { ...send, isOvertaken: false }].slice(-MOST_STRAYS) };
}

function withoutStray(queue: SaveQueue, sendId: number): SaveQueue {
  return { ...queue, strays: queue.strays.filter((stray) => stray.sendId !== sendId) };
}
