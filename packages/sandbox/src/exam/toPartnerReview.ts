import { REVIEW_CODES } from '@cloud-school/domain';
import type { QuestionSeed, TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswer } from '../store/Collections.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { groupByType, toPaper, toQuestion } from './toPaper.ts';

/** A finished attempt of the partner's source on the wire: answer and result are in `xiongSongSubmitVO` (EXAM-11). */
export function toPartnerReview(test: TestSeed, answers: StoredAnswer[]) {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const toReviewed = (question: QuestionSeed) => {
    const given = byQuestion.get(question.id);
    const { keys, texts, explanation } = question.solution;
    return {
      ...toQuestion(question),
      questionAnswerVO: {
        content: texts.length > 0 ? texts.join('|') : null,
        contentDesc: explanation,
        optionList: keys,
      },
      xiongSongSubmitVO: {
        user_answer: given ? (given.content ?? given.optionList.join(',')) : null,
        is_right: gradeAnswer(question, given).isRight,
      },
    };
  };
  return {
    xiongsongQuestionUnitCAResultVO: {
      ...toPaper(test, []),
      questionResultVOMap: {},
      englishQuestionResultVOMap: groupByType(test.questions, toReviewed),
    },
    testStudentResultVO: { testName: test.title, score: null, status: REVIEW_CODES.reviewed },
  };
}
