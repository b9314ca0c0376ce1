import type { ExamKind, Paper } from '@cloud-school/domain';
import type { ExamAttempt, ExamClock } from '@cloud-school/engine';
import type { SingleKeys } from './keys/SingleKeys.ts';
import type { UnsentAnswersOffer } from './notice/UnsentAnswersOffer.ts';
import type { PracticeParts } from './practice/PracticeParts.ts';

/** What the screen shows of an attempt and does to it. */
export type AnsweringAttempt = Omit<
  ExamAttempt,
  'importAnswers' | 'resume' | 'dispose' | 'getRemaining' | 'getUsedSeconds'
>;

/** Where the student is in the paper, and the ways out of it. */
export interface AnsweringNavigation {
  /** The first question where null. */
  currentId: string | null;
  onMove: (questionId: string) => void;
  /** Called when a key moves before the first or after the last question. */
  onBoundary: (message: string) => void;
  /** Counts the attempts to leave from outside the screen, such as the browser's back button; each opens the exit dialog. */
  exitRequests: number;
  onExit: () => void;
  onSignIn: () => void;
  /** Opens the paper again, where the server refuses its answers. */
  onReopen: () => void;
  /** Opens the next page after the hand-in. */
  onOpenFinished: () => void;
}

export interface AnsweringProps {
  kind: ExamKind;
  paper: Paper;
  attempt: AnsweringAttempt;
  navigation: AnsweringNavigation;
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** Empty hides it. */
  studentName: string;
  /** Only of the practice room. */
  practice?: PracticeParts;
  /** When the sign-in ends, by this device's clock. */
  signInEndsAt?: number | null;
  /** Null where this device has no unsent answers of a deleted attempt. */
  unsentAnswers?: UnsentAnswersOffer | null;
  singleKeys: SingleKeys;
}
