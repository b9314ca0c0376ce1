import type { AnswerLog } from '../Marking.ts';
import { compareTimes } from '../time/compareTimes.ts';
import { compareAnswers } from './compareAnswers.ts';
import type { Answer, Question, Solution } from './Question.ts';
import type { Review } from './TestAttempt.ts';

/** A marked attempt of an exam of a class. */
export interface ReviewedAttempt {
  exam: { name: string; workId: string; courseId: string | null };
  log: AnswerLog;
  review: Review;
}

/** A question that a student got wrong, as it was answered wrong last. */
export interface Mistake {
  /** Of the exam and the question. */
  id: string;
  exam: ReviewedAttempt['exam'];
  /** 'YYYY-MM-DD HH:mm:ss' of the attempt. */
  answeredAt: string;
  /** The place of the question in its paper, from 1. */
  number: number;
  question: Question;
  /** In how many attempts it was wrong. */
  times: number;
}

/** What counts as a mistake; what only a teacher can judge does not. */
const IS_MISTAKE: Record<Solution['result'], boolean> = {
  wrong: true,
  partial: true,
  blank: true,
  correct: false,
  pending: false,
  unjudged: false,
};

/** Wrong, partly right, or without an answer. */
export const isMistaken = ({ solution }: { solution: Pick<Solution, 'result'> | null }): boolean =>
  solution !== null && IS_MISTAKE[solution.result];

/** The questions that were answered wrong in any of the attempts, newest first. */
export function collectMistakes(attempts: readonly ReviewedAttempt[]): Mistake[] {
  const found = new Map<string, Mistake>();
  const newestFirst = [...attempts].sort((one, other) =>
    compareTimes(other.log.createdAt, one.log.createdAt),
  );
  for (const { exam, log, review } of newestFirst) {
    const questions = review.paper.groups.flatMap((group) => group.questions);
    for (const [index, question] of questions.entries()) {
      if (!isMistaken(question)) continue;
      const id = `${exam.workId} ${question.id}`;
      const known = found.get(id);
      if (known) known.times += 1;
      else
        found.set(id, {
          id,
          exam,
          answeredAt: log.createdAt,
          number: index + 1,
          question,
          times: 1,
        });
    }
  }
  return [...found.values()];
}

/** Whether a device can mark a question by its solution; what only a teacher can judge is read again, not practised. */
export const isPractisable = ({ kind, solution, subQuestions }: Question): boolean =>
  subQuestions.length > 0 ? subQuestions.every(isPractisable) : compareAnswers(kind, solution, null) !== null;

/**
 * An answer in words, such as 'B 每 2 小时' or '7；24'; empty without one, null where words cannot say it. `readHtml` gives the words of the
 * HTML of an option or of a model answer, which may be as an office program wrote it.
 */
export function describeAnswer(
  question: Question,
  answer: Pick<Answer, 'optionKeys' | 'texts'> | null,
  readHtml: (html: string) => string,
): string | null {
  if (question.subQuestions.length > 0) return null;
  if (answer === null) return '';
  const chosen = question.options.filter(({ key }) => answer.optionKeys.includes(key));
  const [only] = chosen;
  // The text of one option says more than its letter; of several the letters are enough.
  if (only && chosen.length === 1) return [only.label, readHtml(only.html)].filter(Boolean).join(' ');
  if (only) return chosen.map(({ label }) => label).join(' ');
  return answer.texts
    .map((text) => readHtml(text).trim())
    .filter(Boolean)
    .join('；');
}
