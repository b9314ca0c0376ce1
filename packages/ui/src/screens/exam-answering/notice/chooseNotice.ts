import type { SaveSummary, Submission, WriteAccess } from '@cloud-school/engine';
import { isSubmitting } from '../isSubmitting.ts';

/** What the strip below the bar explains; only the most urgent notice is shown. */
export type ExamNoticeKind =
  | 'submitting'
  | 'held-elsewhere'
  | 'taken-over'
  | 'expired'
  | 'offline'
  | 'failed'
  | 'not-durable'
  | 'restored';

/** Null where nothing needs explaining. */
export function chooseNotice({
  submission,
  writeAccess,
  summary,
  restoredCount,
}: {
  submission: Submission;
  writeAccess: WriteAccess;
  summary: SaveSummary;
  restoredCount: number;
}): ExamNoticeKind | null {
  if (isSubmitting(submission)) return 'submitting';
  if (writeAccess !== 'granted') return writeAccess;
  const { state, isDurable } = summary;
  if (state === 'expired' || state === 'offline' || state === 'failed') return state;
  if (!isDurable) return 'not-durable';
  return restoredCount > 0 ? 'restored' : null;
}
