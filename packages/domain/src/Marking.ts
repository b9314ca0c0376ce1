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
