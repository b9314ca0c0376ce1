import type { Question, Review, Solution } from '@cloud-school/domain';
import { makeReview } from '@cloud-school/domain/testing';

/** A review of the partner's source: results without points, and none for the last question. */
export function makePartnerReview(): Review {
  const review = makeReview({
    testName: '护理英语阶段测评（三）',
    source: 'partner',
    questionCount: 12,
    kinds: ['single', 'cloze', 'reading', 'blanks', 'short-answer'],
    score: null,
    status: null,
  });
  const groups = review.paper.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) =>
      withoutPoints(question, group.kind === 'short-answer' ? 'unjudged' : null),
    ),
  }));
  return { ...review, paper: { ...review.paper, groups } };
}

function withoutPoints(question: Question, result: Solution['result'] | null): Question {
  const { solution } = question;
  return {
    ...question,
    points: null,
    subQuestions: question.subQuestions.map((sub) => withoutPoints(sub, null)),
    solution: solution && { ...solution, score: null, result: result ?? solution.result },
  };
}
