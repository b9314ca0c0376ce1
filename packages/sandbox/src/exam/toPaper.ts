import { QUESTION_TRAITS } from '@cloud-school/domain';
import type { QuestionSeed, TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswer } from '../store/Collections.ts';

/** The type code on the wire; 99 is an example of a code that the screens do not know. */
const toTypeCode = ({ kind }: QuestionSeed): string => QUESTION_TRAITS[kind].typeCode ?? '99';

/** The paper on the wire, with the answers saved so far and without solutions. */
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

/** A question on the wire; a reading and a cloze carry their sub-questions in `readQuestionList`. */
export interface WireQuestion extends ReturnType<typeof toFields> {
  readQuestionList: WireQuestion[] | null;
}

/** A question without its solution. */
export function toQuestion(question: QuestionSeed): WireQuestion {
  return { ...toFields(question), readQuestionList: question.subQuestions?.map(toQuestion) ?? null };
}

function toFields(question: QuestionSeed) {
  return {
    id: question.id,
    questionUnitId: question.questionUnitId,
    questionType: toTypeCode(question),
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

/** Groups questions by type code; `toWire` maps each to its record on the wire. */
export function groupByType<Wire>(
  questions: QuestionSeed[],
  toWire: (question: QuestionSeed) => Wire,
): Record<string, Wire[]> {
  const groups: Record<string, Wire[]> = {};
  for (const question of questions) (groups[toTypeCode(question)] ??= []).push(toWire(question));
  return groups;
}
