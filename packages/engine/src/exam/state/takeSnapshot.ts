import { keysOf, listSeparate, type Answer, type Question } from '@cloud-school/domain';
import type { AnswerProgress, SaveSummary, TileState } from '../contract/AnswerSource.ts';
import type { RemainingTime } from '../contract/ExamClock.ts';
import type { RefusedAnswer, Submission } from '../contract/Submission.ts';
import type { WriteAccess } from '../contract/WriteAccess.ts';
import type { AttemptState } from './AttemptState.ts';
import {
  isClearedAfterSave,
  isPending,
  type Journal,
  type JournalEntry,
  withoutCleared,
} from './journal/Journal.ts';
import { countAnsweredParts } from './paper/countAnsweredParts.ts';
import { countPendingQuestions } from './paper/countPendingQuestions.ts';
import { type PaperRecords } from './paper/PaperRecords.ts';
import { findEntry } from './saving/QueueEntry.ts';
import {
  isLocked,
  isOver,
  toStep,
  type OverSubmission,
  type SubmissionState,
} from './submission/SubmissionState.ts';
import { remainingAt } from './time/Deadline.ts';
import { serverNow } from './time/ServerClock.ts';

/** Everything the screen reads, derived from the state. Every part keeps its reference until its value changes. */
export interface AttemptSnapshot {
  tiles: ReadonlyMap<string, TileState>;
  answers: ReadonlyMap<string, Answer>;
  progress: AnswerProgress;
  summary: SaveSummary;
  submission: Submission;
  remaining: Pick<RemainingTime, 'seconds' | 'share'> | null;
  writeAccess: WriteAccess;
}

export const UNTOUCHED_TILE: TileState = {
  isAnswered: false,
  subQuestionCount: 0,
  answeredSubQuestions: 0,
  isMarked: false,
  save: 'untouched',
  isClearedAfterSave: false,
};

export interface SnapshotFacts {
  state: AttemptState;
  records: PaperRecords;
  /** Milliseconds of the monotonic clock. */
  now: number;
  isOnline: boolean;
  isDurable: boolean;
  /** As in `ExamPorts`. */
  isCollected: boolean;
}

/** Derives the next snapshot. Reuses every unchanged part of the last one, and the last one itself when nothing changed. */
export function takeSnapshot(
  { state: whole, records, now, isOnline, isDurable, isCollected }: SnapshotFacts,
  last: AttemptSnapshot | null,
): AttemptSnapshot {
  const state = isCollected ? { ...whole, journal: withoutCleared(whole.journal) } : whole;
  const entries = [...state.journal.values()];
  const tiles = records.questions.map(
    (question) => [question.id, toTileState(question, state, isOnline)] as const,
  );
  const count = (has: (tile: TileState) => boolean) => tiles.filter(([, tile]) => has(tile)).length;
  const next: AttemptSnapshot = {
    tiles: reuseMap(last?.tiles, tiles),
    answers: reuseMap(last?.answers, [...listAnswers(entries), ...listSharedAnswers(records, state.journal)]),
    progress: reuse(last?.progress, {
      answered: count((tile) => tile.isAnswered),
      unanswered: count((tile) => !tile.isAnswered),
      marked: count((tile) => tile.isMarked),
    }),
    summary: reuse(last?.summary, toSaveSummary(entries, { state, records, isOnline, isDurable })),
    submission: reuse(last?.submission, {
      ...toSubmission(state.submission),
      refused: reuseList(last?.submission.refused, listRefused(entries, state)),
    }),
    remaining:
      state.deadline && reuse(last?.remaining, remainingAt(state.deadline, serverNow(state.clock, now))),
    writeAccess: state.writeAccess,
  };
  return reuse(last, next);
}

function toSubmission(submission: SubmissionState): Omit<Submission, 'refused'> {
  const isIdle = submission.phase === 'idle';
  const isClosed = submission.phase === 'over';
  return {
    step: toStep(submission),
    reason: isIdle ? null : submission.failure,
    trigger: isIdle ? null : submission.trigger,
    words: isIdle || isClosed ? null : submission.words,
    isLocked: isLocked(submission),
    closure: isClosed ? submission.closure : null,
    handedInAt: isClosed ? findHandedInAt(submission) : null,
    isRefused: !isClosed && submission.refusalCheckedAt !== null,
    isInterrupted: isIdle && submission.isInterrupted,
  };
}

function findHandedInAt({ closure, handedInAt }: OverSubmission): number | null {
  return closure ? closure.at : handedInAt;
}

type AnswerById = readonly [questionId: string, answer: Answer];

function listAnswers(entries: readonly JournalEntry[]): AnswerById[] {
  return entries.filter((entry) => entry.rev > 0).map((entry) => [entry.questionId, entry.answer]);
}

/** The answers of sub-questions that stand in the record of their question. */
function listSharedAnswers({ shared }: PaperRecords, journal: Journal): AnswerById[] {
  return [...shared].flatMap(([id, { question, index }]) => {
    const answer = journal.get(question.id)?.answer.subAnswers?.[index];
    return answer ? [[id, answer] as const] : [];
  });
}

/** From the most to the least that needs attention. */
const SAVE_STATES = ['unsaved', 'saving', 'saved'] as const;

/** A tile sums up the question's own entry and those of its sub-questions. */
function toTileState(question: Question, state: AttemptState, isOnline: boolean): TileState {
  const entries = [question, ...listSeparate(question)].flatMap(({ id }) => state.journal.get(id) ?? []);
  const saves = new Set(entries.map((entry) => toSaveState(entry, state, isOnline)));
  const parts = countAnsweredParts(question, state.journal);
  const hasSubQuestions = question.subQuestions.length > 0;
  return {
    isAnswered: parts.answered === parts.total,
    subQuestionCount: question.subQuestions.length,
    answeredSubQuestions: hasSubQuestions ? parts.answered : 0,
    isMarked: state.journal.get(question.id)?.isMarked === true,
    save: parts.isOutdated ? 'outdated' : (SAVE_STATES.find((save) => saves.has(save)) ?? 'untouched'),
    isClearedAfterSave: entries.some(isClearedAfterSave),
  };
}

/** Null for an entry of which nothing was ever saved and nothing waits. */
function toSaveState(
  entry: JournalEntry,
  state: AttemptState,
  isOnline: boolean,
): (typeof SAVE_STATES)[number] | null {
  if (!isPending(entry)) return entry.ackRev > 0 ? 'saved' : null;
  const failureCount = findEntry(state.queue, entry.questionId)?.failureCount ?? 0;
  const isWaiting = failureCount > 0 || state.queue.isPaused || !isOnline || isOver(state.submission);
  return isWaiting ? 'unsaved' : 'saving';
}

function toSaveSummary(
  entries: readonly JournalEntry[],
  {
    state: { queue, submission },
    records,
    isOnline,
    isDurable,
  }: { state: AttemptState; records: PaperRecords; isOnline: boolean; isDurable: boolean },
): SaveSummary {
  const unsavedCount = countPendingQuestions(records, entries);
  const savedTimes = entries.map((entry) => entry.savedAt).filter((savedAt) => savedAt !== null);
  const failing = queue.entries.filter((entry) => entry.failureCount > 0);
  const retries = failing
    .map((entry) => (entry.sending ? null : entry.retryAt))
    .filter((retryAt) => retryAt !== null);
  const facts = {
    savedAt: savedTimes.length > 0 ? Math.max(...savedTimes) : null,
    unsavedCount,
    retryAt: retries.length > 0 ? Math.min(...retries) : null,
    failureCount: Math.max(0, ...failing.map((entry) => entry.failureCount)),
    isDurable,
  };
  const isSaved = entries.some((entry) => entry.ackRev > 0);
  // Nothing is sent any more: what is unsaved stays so.
  if (isOver(submission))
    return { ...facts, retryAt: null, failureCount: 0, state: isSaved ? 'saved' : 'idle' };
  if (queue.isPaused) return { ...facts, state: 'expired' };
  if (unsavedCount === 0) return { ...facts, state: isSaved ? 'saved' : 'idle' };
  if (!isOnline) return { ...facts, state: 'offline' };
  if (failing.length === 0) return { ...facts, state: 'saving' };
  // One answer after the other, or in an attempt that is open: no retry changes that.
  const areAllRefused = failing.filter((entry) => entry.refusal).length >= unsavedCount;
  return { ...facts, state: submission.refusalCheckedAt !== null || areAllRefused ? 'refused' : 'failed' };
}

function listRefused(entries: readonly JournalEntry[], { queue, submission }: AttemptState): RefusedAnswer[] {
  // A finish that an earlier page sent took all answers, whatever was refused since.
  if (isOver(submission) && !submission.isWithoutRefused) return [];
  return entries.filter(isPending).flatMap(({ questionId }) => {
    const refusal = findEntry(queue, questionId)?.refusal;
    return refusal ? [{ questionId, words: refusal.words }] : [];
  });
}

function reuseList<Item extends object>(
  old: readonly Item[] | undefined,
  next: readonly Item[],
): readonly Item[] {
  const items = next.map((item, index) => reuse(old?.[index], item));
  return old?.length === items.length && items.every((item, index) => item === old[index]) ? old : items;
}

/** Returns the old value when all its fields are equal. */
function reuse<Value extends object>(old: Value | null | undefined, next: Value): Value {
  if (!old) return next;
  return keysOf(next).every((field) => Object.is(old[field], next[field])) ? old : next;
}

function reuseMap<Value extends object>(
  old: ReadonlyMap<string, Value> | undefined,
  entries: readonly (readonly [string, Value])[],
): ReadonlyMap<string, Value> {
  const next = new Map(entries.map(([id, value]) => [id, reuse(old?.get(id), value)]));
  const isSame = old?.size === next.size && [...next].every(([id, value]) => old.get(id) === value);
  return old && isSame ? old : next;
}
