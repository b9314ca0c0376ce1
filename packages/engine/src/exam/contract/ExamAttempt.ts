import type { Answer } from '@cloud-school/domain';
import type { AnswerSource } from './AnswerSource.ts';
import type { RemainingTime } from './ExamClock.ts';
import type { Submission, SubmitTrigger } from './Submission.ts';
import type { WriteAccess } from './WriteAccess.ts';

/** One attempt at a test, from opening to handed in. Nothing typed is lost, and the attempt is finished once. */
export interface ExamAttempt extends AnswerSource {
  /** Also answers a sub-question, by its id. */
  answer: (questionId: string, answer: Answer) => void;
  /**
   * Takes answers that this device has of another attempt, for questions without an answer here. Resolves with the ids of
   * these questions when they are on disk, with null where the paper is locked or another tab writes: then nothing was taken.
   */
  importAnswers: (answers: ReadonlyMap<string, Answer>) => Promise<ReadonlySet<string> | null>;
  mark: (questionId: string, isMarked: boolean) => void;
  /** Saves now, because the student left a question. */
  saveNow: () => void;
  /** Retries failed saves and a failed hand-in now. */
  retryNow: () => void;
  /** Continues after the student signed in again. */
  resume: () => void;
  /** Null without a time limit. */
  getRemaining: () => Pick<RemainingTime, 'seconds' | 'share'> | null;
  /** Of the time limit, until the hand-in; null without a limit, and while the time of the hand-in is unknown. */
  getUsedSeconds: () => number | null;
  getSubmission: () => Submission;
  getWriteAccess: () => WriteAccess;
  /** How many unsent answers were restored from this device on opening. */
  getRestoredCount: () => number;
  /** `isWithoutRefused`: also where the server refuses answers, which it then does not hold. */
  submit: (trigger: SubmitTrigger, options?: { isWithoutRefused: boolean }) => void;
  /** Requests write access from the tab that has it; resolves when this tab takes answers, or may not. */
  takeOver: () => Promise<void>;
  dispose: () => void;
}
