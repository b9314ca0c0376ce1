import type { Answer } from '@cloud-school/domain';
import type { Submission, WriteAccess } from '@cloud-school/engine';
import type { MemoryAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import type { AnsweringAttempt } from '../AnsweringProps.ts';

/** The state and the spies of an attempt as the arguments of a story. */
export interface AttemptArgs {
  source: MemoryAnswerSource;
  submission: Submission;
  writeAccess: WriteAccess;
  restoredCount: number;
  onAnswer: (questionId: string, answer: Answer) => void;
  onMark: (questionId: string, isMarked: boolean) => void;
  onSave: () => void;
  onSubmit: (options?: { isWithoutRefused: boolean }) => void;
  onRetryNow: () => void;
  onTakeOver: () => void;
}

/** An attempt with answers in memory instead of the exam engine. */
export function makeAttempt({ source, ...args }: AttemptArgs): AnsweringAttempt {
  return {
    ...source,
    getSubmission: () => args.submission,
    getWriteAccess: () => args.writeAccess,
    getRestoredCount: () => args.restoredCount,
    answer(questionId, answer) {
      source.answer(questionId, answer);
      args.onAnswer(questionId, answer);
    },
    mark(questionId, isMarked) {
      source.mark(questionId, isMarked);
      args.onMark(questionId, isMarked);
    },
    saveNow: args.onSave,
    retryNow: args.onRetryNow,
    submit: (_trigger, options) => args.onSubmit(options),
    takeOver: async () => args.onTakeOver(),
  };
}
