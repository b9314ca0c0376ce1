import type { QuestionSeed, TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswerLog, StoredAnswer } from '../store/Collections.ts';
import { type Grade, gradeAnswer } from './gradeAnswer.ts';
import { groupByType, toPaper, toQuestion } from './toPaper.ts';

/** A finished attempt on the wire: solutions, points and verdicts of every question, answered or not. */
export function toReview(test: TestSeed, log: StoredAnswerLog, answers: StoredAnswer[]) {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const gradeOf = (question: QuestionSeed) => gradeAnswer(question, byQuestion.get(question.id));
  return {
    questionUnitCAResultVO: {
      ...toPaper(test, []),
      questionResultVOMap: groupByType(test.questions, (question) => ({
        ...toQuestion(question),
        questionAnswerVO: toSolution(question, gradeOf(question)),
      })),
      answerQuestion: test.questions.map((question) => {
        const { content = null, optionList = [] } = byQuestion.get(question.id) ?? {};
        const { id, questionUnitId } = question;
        return {
          questionId: id,
          questionUnitId,
          questionAnswerVO: { content, optionList },
          ...gradeOf(question),
        };
      }),
    },
    testStudentResultVO: { testName: test.title, score: log.score, status: log.status },
  };
}

// The reference of a short answer is shown once a teacher has marked it.
function toSolution({ solution, questionType }: QuestionSeed, { score }: Grade) {
  const isWaiting = questionType === '6' && score === null;
  return {
    content: isWaiting || solution.texts.length === 0 ? null : solution.texts.join('|'),
    contentDesc: isWaiting ? null : solution.explanation,
    optionList: solution.keys,
  };
}
