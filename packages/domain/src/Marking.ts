import { compareTimes } from './time/compareTimes.ts';

/** How far a finished attempt is marked. */
export type ReviewStatus = 'pending-review' | 'reviewed';

/** The server's codes of the statuses. */
export const REVIEW_CODES: Record<ReviewStatus, number> = { 'pending-review': 1, reviewed: 2 };

const MARKED: Record<ReviewStatus, boolean> = { 'pending-review': false, reviewed: true };

/** Whether a finished attempt is marked: its results can be shown. */
export const isMarked = ({ status }: Pick<Marking, 'status'>): boolean => MARKED[status];

/** How an attempt is marked, wherever that is shown. */
export interface Marking {
  status: ReviewStatus;
  score: number | null;
}

/** The points that an attempt counts with; null until it is marked. */
export const scoreOf = (attempt: Marking): number | null => (isMarked(attempt) ? attempt.score : null);

/** A finished attempt in the history (EXAM-01). */
export interface AnswerLog {
  id: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string;
  status: ReviewStatus;
  score: number | null;
  /** When it was handed in, milliseconds since 1970; null when the server does not send it (the field is ours). */
  handedInAt: number | null;
}

/** Attempts, newest first; the order on the wire does not matter. */
export const newestAttempts = <Attempt extends Pick<AnswerLog, 'createdAt'>>(
  logs: readonly Attempt[],
): Attempt[] => logs.toSorted((one, other) => compareTimes(other.createdAt, one.createdAt));

/**
 * The attempt whose result is the student's: the newest one. The intro, the class and the course show it; null without
 * any.
 */
export const countingAttempt = <Attempt extends AnswerLog>(logs: readonly Attempt[]): Attempt | null =>
  newestAttempts(logs)[0] ?? null;
