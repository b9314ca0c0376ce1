import type { QuestionSeed, TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswer } from '../store/Collections.ts';

/** The paper on the wire, with what the student has saved so far and never with a solution. */
export function toPaper(test: TestSeed, answers: StoredAnswer[]) {
  return {
    title: test.title,
    description: test.description,
    unitTime: test.unitTime,
    questionResultVOMap: groupByType(test.questions, toQuestion),
    answerQuestion: answers.map(({ questionId, questionUnitId, content, optionList }) => ({
      questionId,
      questionUnitId,
      questionAnswerVO: { content, optionList },
    })),
  };
}

/** A question without its solution. */
export function toQuestion(question: QuestionSeed) {
  return {
    id: question.id,
    questionUnitId: question.questionUnitId,
    questionType: question.questionType,
    trunk: question.trunk,
    examPoint: question.examPoint,
    markStatus: 0,
    questionContentVO: {
      content: null,
      optionList: question.options.length > 0 ? question.options : null,
    },
    answer: null,
  };
}

/** Questions by type code, each as `toWire` writes it. */
export function groupByType<Wire>(
  questions: QuestionSeed[],
  toWire: (question: QuestionSeed) => Wire,
): Record<string, Wire[]> {
  const groups: Record<string, Wire[]> = {};
  for (const question of questions) (groups[question.questionType] ??= []).push(toWire(question));
  return groups;
}
