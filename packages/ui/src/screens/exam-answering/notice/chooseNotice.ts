import type { SaveSummary, Submission, WriteAccess } from '@cloud-school/engine';
import { isSubmitting } from '../isSubmitting.ts';

/** What the strip below the bar explains; only the most urgent notice is shown. */
export type ExamNoticeKind =
  | 'handed-in'
  | 'submitting'
  | 'kept'
  | 'refused'
  | 'interrupted'
  | 'held-elsewhere'
  | 'taken-over'
  | 'expired'
  | 'offline'
  | 'failed'
  | 'not-durable'
  | 'sign-in-ends'
  | 'restored';

/** Notices that the student may close. */
export type ClosableNotice = 'not-durable' | 'sign-in-ends' | 'restored';

/** Null where nothing needs explaining. */
export function chooseNotice({
  submission,
  writeAccess,
  summary,
  restoredCount,
  hasKeptAnswers,
  isSignInShort,
  closed,
}: {
  submission: Submission;
  writeAccess: WriteAccess;
  summary: SaveSummary;
  restoredCount: number;
  hasKeptAnswers: boolean;
  /** The sign-in ends before the exam. */
  isSignInShort: boolean;
  closed: ReadonlySet<ClosableNotice>;
}): ExamNoticeKind | null {
  if (submission.step === 'done') return 'handed-in';
  if (isSubmitting(submission)) return 'submitting';
  if (writeAccess !== 'granted') return writeAccess;
  const { state, isDurable } = summary;
  if (state === 'failed' && (submission.isRefused || isRefusedOnly(submission, summary))) return 'refused';
  if (state === 'expired' || state === 'offline' || state === 'failed') return state;
  if (submission.isInterrupted) return 'interrupted';
  if (hasKeptAnswers && !submission.isLocked) return 'kept';
  if (!isDurable && !closed.has('not-durable')) return 'not-durable';
  if (isSignInShort && !closed.has('sign-in-ends')) return 'sign-in-ends';
  return restoredCount > 0 && !closed.has('restored') ? 'restored' : null;
}

/** What is not saved is refused, one answer after the other: no retry changes that. */
function isRefusedOnly({ refused }: Submission, { unsavedCount }: SaveSummary): boolean {
  return refused.length > 0 && refused.length >= unsavedCount;
}
