import { keysOf } from '@cloud-school/domain';
import type { SaveSummary, Submission, WriteAccess } from '@cloud-school/engine';
import { isSubmitting } from '../isSubmitting.ts';

/** Notices that the student may close. */
export type ClosableNotice = 'not-durable' | 'sign-in-ends' | 'restored' | 'translated';

interface NoticeFacts {
  submission: Submission;
  writeAccess: WriteAccess;
  summary: SaveSummary;
  restoredCount: number;
  hasUnsentAnswers: boolean;
  /** The sign-in ends before the exam. */
  isSignInShort: boolean;
  /** The browser translates the page. */
  isTranslated: boolean;
}

/** What the strip below the bar explains and when, the most urgent first. */
const IS_DUE = {
  'handed-in': ({ submission }) => submission.step === 'done',
  submitting: ({ submission }) => isSubmitting(submission),
  'held-elsewhere': ({ writeAccess }) => writeAccess === 'held-elsewhere',
  'taken-over': ({ writeAccess }) => writeAccess === 'taken-over',
  'submitting-elsewhere': ({ writeAccess }) => writeAccess === 'submitting-elsewhere',
  refused: ({ summary }) => summary.state === 'refused',
  expired: ({ summary }) => summary.state === 'expired',
  offline: ({ summary }) => summary.state === 'offline',
  failed: ({ summary }) => summary.state === 'failed',
  interrupted: ({ submission }) => submission.isInterrupted,
  'unsent-answers': ({ hasUnsentAnswers, submission }) => hasUnsentAnswers && !submission.isLocked,
  'not-durable': ({ summary }) => !summary.isDurable,
  'sign-in-ends': ({ isSignInShort }) => isSignInShort,
  restored: ({ restoredCount }) => restoredCount > 0,
  translated: ({ isTranslated }) => isTranslated,
} satisfies Record<string, (facts: NoticeFacts) => boolean>;

export type ExamNoticeKind = keyof typeof IS_DUE;

/** Null where nothing needs explaining. */
export function chooseNotice({
  closed,
  ...facts
}: NoticeFacts & { closed: ReadonlySet<ExamNoticeKind> }): ExamNoticeKind | null {
  return keysOf(IS_DUE).find((kind) => !closed.has(kind) && IS_DUE[kind](facts)) ?? null;
}
