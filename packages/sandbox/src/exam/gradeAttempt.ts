import type { ReviewStatus } from '@cloud-school/domain';
import type { TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswer } from '../store/Collections.ts';
import { gradeAnswer, isAnswered, isMarkable } from './gradeAnswer.ts';
import { listAnswerable } from './listAnswerable.ts';

/** The result of a finished attempt. */
export interface AttemptResult {
  answeredCount: number;
  /** Pending while a teacher has to mark a short answer. */
  status: ReviewStatus;
  /** Null while pending. */
  score: number | null;
}

/** Counts and marks the stored answers of an attempt; questions of unknown kinds have no points. */
export function gradeAttempt(test: TestSeed, answers: StoredAnswer[]): AttemptResult {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const grades = listAnswerable(test)
    .filter(isMarkable)
    .map((question) => gradeAnswer(question, byQuestion.get(question.id)));
  const isPending = grades.some(({ score }) => score === null);
  const total = grades.reduce((sum, { score }) => sum + (score ?? 0), 0);
  return {
    answeredCount: test.questions.filter(({ id, subQuestions = [{ id }] }) =>
      subQuestions.every((part) => isAnswered(byQuestion.get(part.id))),
    ).length,
    status: isPending ? 'pending-review' : 'reviewed',
    score: isPending ? null : Math.round(total * 10) / 10,
  };
}
