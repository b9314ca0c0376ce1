import {
  type Question,
  type QuestionKind,
  QUESTION_TRAITS,
  type SubQuestionTraits,
  toQuestionKind,
  toSimpleKind,
} from '@cloud-school/domain';
import {
  isRecord,
  jsonList,
  jsonValue,
  optionalRecord,
  optionalText,
  optionalTextOf,
  type WireRecord,
} from '../read.ts';
import type { WireAnswer } from './parseWireAnswer.ts';
import type { QuestionContext } from './QuestionContext.ts';

/** The question that a sub-question belongs to. */
interface Parent {
  id: string;
  unitId: string;
  kind: QuestionKind;
  saved: WireAnswer | undefined;
}

/** The kind of a sub-question; 'unknown' for one that has sub-questions itself. */
function toSubKind(record: WireRecord, { withOptions, withoutOptions }: SubQuestionTraits): QuestionKind {
  const own = optionalTextOf(record.questionType, 'code');
  const content = optionalRecord(jsonValue(record.questionContentVO));
  const typeless = jsonList(content.optionList).length > 0 ? withOptions : withoutOptions;
  return toSimpleKind(own === null ? typeless : toQuestionKind(own));
}

/** Saved answers of sub-questions that have no ids: records as JSON in the content of their question's record. */
function readSubAnswers(saved: WireAnswer | undefined, ids: readonly string[]): Map<string, WireAnswer> {
  const records = jsonList(optionalRecord(jsonValue(saved?.content)).content);
  return new Map(
    ids.map((questionId, index) => [
      questionId,
      { questionId, content: records[index], score: null, isRight: null },
    ]),
  );
}

/** The sub-questions of `readQuestionList`, each read by `parse`; one that is no object is left out. */
export function parseSubQuestions(
  list: unknown,
  parent: Parent,
  context: QuestionContext,
  parse: (item: unknown, context: QuestionContext) => Question,
): Pick<Question, 'subQuestions' | 'isSavedAsOne'> {
  const traits = QUESTION_TRAITS[parent.kind].subQuestions;
  if (!traits) return { subQuestions: [], isSavedAsOne: false };
  const records = jsonList(list).filter(isRecord);
  const isSavedAsOne = records.some(({ id }) => !context.uniqueIds.has(optionalText(id)));
  const ids = records.map((_, index) => `${parent.id}#${index + 1}`);
  const savedAnswers = isSavedAsOne ? readSubAnswers(parent.saved, ids) : context.savedAnswers;
  const subQuestions = records.map((record, index) => {
    const kind = toSubKind(record, traits);
    const questionUnitId = optionalText(record.questionUnitId) ?? parent.unitId;
    const id = isSavedAsOne ? ids[index] : record.id;
    return parse({ ...record, id, questionUnitId, questionType: null }, { ...context, kind, savedAnswers });
  });
  return { subQuestions, isSavedAsOne };
}
