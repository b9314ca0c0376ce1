import type { SaveSummary } from '../../answer-card/AnswerSource.ts';
import { isSubmitting, type Submission } from './Submission.ts';
import type { Pen } from './TestAnsweringScreen.tsx';

/** What the strip under the bar explains; at most one thing, the most pressing. */
export type ExamNoticeKind =
  | 'submitting'
  | 'held-elsewhere'
  | 'taken-over'
  | 'expired'
  | 'offline'
  | 'failed'
  | 'not-durable'
  | 'restored';

/** Picks the notice; null where all is well. */
export function chooseNotice({
  submission,
  pen,
  summary,
  restoredCount,
}: {
  submission: Submission;
  pen: Pen;
  summary: SaveSummary;
  restoredCount: number;
}): ExamNoticeKind | null {
  if (isSubmitting(submission)) return 'submitting';
  if (pen !== 'here') return pen;
  const { state, isDurable } = summary;
  if (state === 'expired' || state === 'offline' || state === 'failed') return state;
  if (!isDurable) return 'not-durable';
  return restoredCount > 0 ? 'restored' : null;
}
