import type { Answer, ExamKind, Paper } from '@cloud-school/domain';
import type { AnswerSource, ExamClock, Submission, WriteAccess } from '@cloud-school/engine';
import type { SingleKeys } from './keys/SingleKeys.ts';
import type { KeptAnswersOffer } from './notice/KeptAnswersOffer.ts';
import type { PracticeParts } from './practice/PracticeParts.ts';

export interface AnsweringProps {
  kind: ExamKind;
  paper: Paper;
  source: AnswerSource;
  /** The first question where null. */
  currentId: string | null;
  onMove: (questionId: string) => void;
  onAnswer: (questionId: string, answer: Answer) => void;
  onMark: (questionId: string, isMarked: boolean) => void;
  /** The focus left the question: a good moment to save. */
  onBlurQuestion: (questionId: string) => void;
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** Empty hides it. */
  studentName: string;
  /** Only of the practice room. */
  practice?: PracticeParts;
  writeAccess: WriteAccess;
  /** Number of answers that were restored from this device on opening; 0 shows no notice. */
  restoredCount: number;
  /** When the sign-in ends, by this device's clock. */
  signInEndsAt?: number | null;
  /** Null where this device kept no answers of a deleted attempt. */
  kept?: KeptAnswersOffer | null;
  submission: Submission;
  singleKeys: SingleKeys;
  /** Called when a key moves before the first or after the last question. */
  onBoundary: (message: string) => void;
  /** `isWithoutRefused`: also where the server refuses answers, which it then does not hold. */
  onSubmit: (options?: { isWithoutRefused: boolean }) => void;
  onRetryNow: () => void;
  onTakeOver: () => void;
  /** Opens the paper again, where the server refuses its answers. */
  onReopen: () => void;
  /** Opens the next page after the hand-in. */
  onOpenFinished: () => void;
  /** Counts the attempts to leave from outside the screen, such as the browser's back button; each opens the exit dialog. */
  exitRequests?: number;
  onExit: () => void;
  onSignIn: () => void;
}
