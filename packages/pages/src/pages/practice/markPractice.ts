import {
  type Answer,
  compareAnswers,
  isUnanswered,
  type Paper,
  type Question,
  sumUpResults,
} from '@cloud-school/domain';

type GetAnswer = (questionId: string) => Answer | null;

/** Marks a question on this device, without points: it may hold those of an exam. 'pending' where only a teacher can mark, 'blank' without an answer. */
function markQuestion(question: Question, getAnswer: GetAnswer): Question {
  const { id, kind, solution } = question;
  const savedAnswer = getAnswer(id);
  const subQuestions = question.subQuestions.map((sub) => markQuestion(sub, getAnswer));
  const result =
    sumUpResults(subQuestions.map((sub) => sub.solution?.result ?? 'pending')) ??
    compareAnswers(kind, solution, savedAnswer) ??
    'pending';
  const isBlank = result === 'wrong' && isUnanswered({ savedAnswer, subQuestions });
  return {
    ...question,
    points: null,
    savedAnswer,
    subQuestions,
    solution: solution && { ...solution, result: isBlank ? 'blank' : result, score: null },
  };
}

/** The paper with the given answers and their results, for the review. */
export function markPractice({ groups, ...paper }: Paper, getAnswer: GetAnswer): Paper {
  return {
    ...paper,
    groups: groups.map(({ kind, questions }) => ({
      kind,
      questions: questions.map((question) => markQuestion(question, getAnswer)),
    })),
  };
}
