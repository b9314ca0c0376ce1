import { isRecord, jsonList, jsonValue, optionalRecord, optionalText, type WireRecord } from '../read.ts';
import { listQuestions } from './listQuestions.ts';
import { chooseMap } from './parseXsktPaper.ts';

/**
 * A reviewed paper of the partner's source in the form of the school's: each question's `xiongSongSubmitVO` becomes a
 * saved answer with its result (EXAM-11). Null for a paper of the school.
 */
export function toReviewedRecord(data: WireRecord): WireRecord | null {
  const partner = data.xiongsongQuestionUnitCAResultVO;
  const inner = isRecord(partner) ? partner : optionalRecord(data.questionUnitCAResultVO);
  const questionResultVOMap = Object.fromEntries(
    Object.entries(chooseMap(inner)).map(([typeCode, list]) => [
      typeCode,
      jsonList(list).filter(isRecord).map(nameSubQuestions),
    ]),
  );
  const answers = Object.values(questionResultVOMap).flatMap(listQuestions).flatMap(toSavedAnswer);
  if (!isRecord(partner) && answers.length === 0) return null;
  const answerQuestion = answers.length > 0 ? answers : inner.answerQuestion;
  return { ...data, questionUnitCAResultVO: { ...inner, questionResultVOMap, answerQuestion } };
}

/** Gives sub-questions without ids one of their question, so that each finds its own answer. */
function nameSubQuestions(question: WireRecord): WireRecord {
  const subQuestions = jsonList(question.readQuestionList).filter(isRecord);
  const readQuestionList = subQuestions.map((each, index) => ({
    ...each,
    id: optionalText(each.id) ?? `${optionalText(question.id)}#${index + 1}`,
  }));
  return { ...question, readQuestionList };
}

function toSavedAnswer(question: WireRecord): WireRecord[] {
  const submitted = jsonValue(question.xiongSongSubmitVO);
  if (!isRecord(submitted)) return [];
  const given = optionalText(submitted.user_answer);
  const hasOptions = jsonList(optionalRecord(jsonValue(question.questionContentVO)).optionList).length > 0;
  // Keys of several options are separated by commas or bars.
  const optionList = given?.split(/[,，|]/).map((key) => key.trim());
  return [
    {
      questionId: question.id,
      questionAnswerVO: hasOptions ? { optionList } : { content: given },
      isRight: submitted.is_right,
    },
  ];
}
