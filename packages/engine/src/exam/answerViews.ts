import type { Answer } from '@cloud-school/api-client';
import type { SaveSummary, SubmissionView, TileState } from './AnswerSession.ts';
import { remainingAt, serverNow } from './examClock.ts';
import { isAnswered, isUnsent, standsAsLastSaved, type AnswerRecord } from './journal.ts';
import { findEntry } from './saveQueue.ts';
import type { SessionContext, SessionState } from './SessionContext.ts';
import { isLocked } from './submission.ts';
import type { Pen } from './tabLock.ts';

/** One picture of the session; every part keeps its reference until its value changes. */
export interface AnswerViews {
  tiles: ReadonlyMap<string, TileState>;
  answers: ReadonlyMap<string, Answer>;
  progress: { answered: number; unanswered: number; marked: number };
  summary: SaveSummary;
  submission: SubmissionView;
  remaining: { seconds: number; share: number } | null;
  pen: Pen;
}

export const UNTOUCHED_TILE: TileState = {
  isAnswered: false,
  isMarked: false,
  save: 'untouched',
  standsAsLastSaved: false,
};

/** Draws the next picture, reusing all of the last one that did not change, and that itself when nothing did. */
export function drawViews({ state, ports }: SessionContext, last: AnswerViews | null): AnswerViews {
  const isOnline = ports.environment.isOnline();
  const records = [...state.journal.values()];
  const monotonic = ports.environment.monotonicNow();
  const next: AnswerViews = {
    tiles: reuseMap(
      last?.tiles,
      records.map((record) => [record.questionId, tileOf(record, state, isOnline)]),
    ),
    answers: reuseMap(
      last?.answers,
      records.filter((record) => record.rev > 0).map((record) => [record.questionId, record.answer]),
    ),
    progress: reuse(last?.progress, {
      answered: records.filter(isAnswered).length,
      unanswered: records.filter((record) => !isAnswered(record)).length,
      marked: records.filter((record) => record.isMarked).length,
    }),
    summary: reuse(last?.summary, summaryOf(records, state, isOnline, ports.store.isDurable())),
    submission: reuse(last?.submission, {
      step: state.submission.step,
      reason: state.submission.reason,
      trigger: state.submission.trigger,
      isLocked: isLocked(state.submission),
    }),
    remaining:
      state.deadline &&
      reuse(last?.remaining, remainingAt(state.deadline, serverNow(state.clock, monotonic))),
    pen: state.pen,
  };
  return reuse(last, next);
}

function tileOf(record: AnswerRecord, state: SessionState, isOnline: boolean): TileState {
  return {
    isAnswered: isAnswered(record),
    isMarked: record.isMarked,
    save: saveStateOf(record, state, isOnline),
    standsAsLastSaved: standsAsLastSaved(record),
  };
}

function saveStateOf(record: AnswerRecord, state: SessionState, isOnline: boolean): TileState['save'] {
  if (!isUnsent(record)) return record.ackRev > 0 ? 'saved' : 'untouched';
  const attempt = findEntry(state.queue, record.questionId)?.attempt ?? 0;
  return attempt > 0 || state.queue.isPaused || !isOnline ? 'unsaved' : 'saving';
}

function summaryOf(
  records: readonly AnswerRecord[],
  { queue }: SessionState,
  isOnline: boolean,
  isDurable: boolean,
): SaveSummary {
  const unsavedCount = records.filter(isUnsent).length;
  const savedTimes = records.map((record) => record.savedAt).filter((savedAt) => savedAt !== null);
  const failing = queue.entries.filter((entry) => entry.attempt > 0);
  const retries = failing
    .map((entry) => (entry.sending ? null : entry.retryAt))
    .filter((retryAt) => retryAt !== null);
  const facts = {
    savedAt: savedTimes.length > 0 ? Math.max(...savedTimes) : null,
    unsavedCount,
    retryAt: retries.length > 0 ? Math.min(...retries) : null,
    attempt: Math.max(0, ...failing.map((entry) => entry.attempt)),
    isDurable,
  };
  const isSaved = records.some((record) => record.ackRev > 0);
  if (queue.isPaused) return { ...facts, state: 'expired' };
  if (unsavedCount === 0) return { ...facts, state: isSaved ? 'saved' : 'idle' };
  if (!isOnline) return { ...facts, state: 'offline' };
  return { ...facts, state: failing.length > 0 ? 'failed' : 'saving' };
}

/** The old value when all its fields are the same. */
function reuse<Value extends object>(old: Value | null | undefined, next: Value): Value {
  if (!old) return next;
  const fields = Object.keys(next) as (keyof Value)[];
  return fields.every((field) => Object.is(old[field], next[field])) ? old : next;
}

function reuseMap<Value extends object>(
  old: ReadonlyMap<string, Value> | undefined,
  entries: readonly (readonly [string, Value])[],
): ReadonlyMap<string, Value> {
  const next = new Map(entries.map(([id, value]) => [id, reuse(old?.get(id), value)]));
  const isSame = old?.size === next.size && [...next].every(([id, value]) => old.get(id) === value);
  return old && isSame ? old : next;
}
