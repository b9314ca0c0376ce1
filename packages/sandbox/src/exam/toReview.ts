import { QUESTION_TRAITS, REVIEW_CODES } from '@cloud-school/domain';
import type { QuestionSeed, TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswerLog, StoredAnswer } from '../store/Collections.ts';
import { type Grade, gradeAnswer } from './gradeAnswer.ts';
import { listAnswerable } from './listAnswerable.ts';
import { groupByType, toPaper, toQuestion, type WireQuestion } from './toPaper.ts';

/** A finished attempt on the wire: solution, points and result of every question, answered or not. */
export function toReview(test: TestSeed, log: StoredAnswerLog, answers: StoredAnswer[]) {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const getGrade = (question: QuestionSeed) => gradeAnswer(question, byQuestion.get(question.id));
  return {
    questionUnitCAResultVO: {
      ...toPaper(test, []),
      questionResultVOMap: groupByType(test.questions, (question) => toSolvedQuestion(question, getGrade)),
      answerQuestion: listAnswerable(test).map((question) => {
        const { content = null, optionList = [] } = byQuestion.get(question.id) ?? {};
        const { id, questionUnitId } = question;
        return {
          questionId: id,
          questionUnitId,
          questionAnswerVO: { content, optionList },
          ...getGrade(question),
        };
      }),
    },
    testStudentResultVO: {
      testName: test.title,
      score: log.score,
      passScore: test.passScore ?? null,
      status: log.status && REVIEW_CODES[log.status],
    },
  };
}

interface SolvedQuestion extends WireQuestion {
  questionAnswerVO: ReturnType<typeof toSolution>;
  readQuestionList: SolvedQuestion[] | null;
}

function toSolvedQuestion(
  question: QuestionSeed,
  getGrade: (question: QuestionSeed) => Grade,
): SolvedQuestion {
  return {
    ...toQuestion(question),
    questionAnswerVO: toSolution(question, getGrade(question)),
    readQuestionList: question.subQuestions?.map((part) => toSolvedQuestion(part, getGrade)) ?? null,
  };
}

// The reference of an answer that a teacher marks is sent with the mark.
function toSolution({ solution, kind }: QuestionSeed, { score }: Grade) {
  const isPending = QUESTION_TRAITS[kind].isMarkedByTeacher && score === null;
  return {
    content: isPending || solution.texts.length === 0 ? null : solution.texts.join('|'),
    contentDesc: isPending ? null : solution.explanation,
    optionList: solution.keys,
  };
}
