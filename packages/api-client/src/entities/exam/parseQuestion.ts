import {
  type Answer,
  type Question,
  type QuestionKind,
  type QuestionOption,
  findBlanks,
  labelOptions,
  QUESTION_TRAITS,
  toLetter,
  toQuestionKind,
} from '@cloud-school/domain';
import {
  asRecord,
  isRecord,
  jsonList,
  jsonValue,
  optionalBoolean,
  optionalRecord,
  optionalText,
  optionalTextOf,
  readItems,
  text,
} from '../read.ts';
import { readQuantity } from '../readQuantity.ts';
import { parseAnswer } from './parseAnswer.ts';
import { parseSubQuestions } from './parseSubQuestions.ts';
import type { QuestionContext } from './QuestionContext.ts';

function parseOption(item: unknown): { key: string | null; html: string } {
  const record = isRecord(item) ? item : { value: item };
  const key = optionalText(record.key);
  return { key, html: key === null ? text(record.value, 'Option') : (optionalText(record.value) ?? '') };
}

/** Every option is shown and can be chosen alone: one without a key, or with that of another, gets a key of its own. */
function parseOptions(kind: QuestionKind, list: readonly unknown[]): QuestionOption[] {
  const sent = new Map(readItems(list, parseOption).map((option) => [JSON.stringify(option), option]));
  const keys = new Set([...sent.values()].map(({ key }) => key));
  const taken = new Set<string>();
  const options = [...sent.values()].map(({ key, html }, index) => {
    const own = key === null || taken.has(key) ? findFreeKey(index, keys) : key;
    taken.add(own);
    keys.add(own);
    return { key: own, html };
  });
  return labelOptions(kind, options);
}

/** The letter of the place, which is the same after a reload; where an option has it, a longer one. */
function findFreeKey(index: number, keys: ReadonlySet<string | null>): string {
  let key = toLetter(index);
  while (keys.has(key)) key = `${key}${index + 1}`;
  return key;
}

/** The answer of a question that is saved as one; null without any answer. */
function joinSubAnswers(subQuestions: readonly Question[]): Answer | null {
  const subAnswers = subQuestions.map(({ savedAnswer }) => savedAnswer);
  return subAnswers.some(Boolean) ? { optionKeys: [], texts: [], subAnswers } : null;
}

function sumPoints(questions: readonly Question[]): number | null {
  if (questions.length === 0) return null;
  return questions.reduce<number | null>(
    (sum, { points }) => (sum === null || points === null ? null : sum + points),
    0,
  );
}

/** A question of a paper, with the student's saved answer and, on review, its solution. */
export function parseQuestion(item: unknown, context: QuestionContext): Question {
  const record = asRecord(item, 'Question');
  const id = text(record.id, 'Question id');
  const typeCode = optionalTextOf(record.questionType, 'code');
  const kind = typeCode === null ? context.kind : toQuestionKind(typeCode);
  const content = optionalRecord(jsonValue(record.questionContentVO));
  const list = jsonList(content.optionList);
  const stemHtml = optionalText(record.trunk) ?? optionalText(content.content) ?? '';
  const hasBlanks = QUESTION_TRAITS[kind].answerForm === 'texts';
  const blankCount = hasBlanks ? list.length || findBlanks(stemHtml).length || 1 : 0;
  const saved = context.savedAnswers.get(id);
  const unitId = optionalText(record.questionUnitId) ?? '';
  const { subQuestions, isSavedAsOne } = parseSubQuestions(
    record.readQuestionList,
    { id, unitId, kind, saved },
    context,
    parseQuestion,
  );
  const savedAnswer = isSavedAsOne
    ? joinSubAnswers(subQuestions)
    : parseAnswer(saved?.content ?? record.answer, kind, blankCount);
  const points = readQuantity(record.examPoint) ?? sumPoints(subQuestions);
  return {
    id,
    unitId,
    kind,
    stemHtml,
    points,
    isMarked: optionalBoolean(record.markStatus) ?? false,
    options: parseOptions(kind, list),
    blankCount,
    subQuestions,
    isSavedAsOne,
    savedAnswer,
    solution:
      context.readSolution?.(record.questionAnswerVO, {
        kind,
        blankCount,
        points,
        savedAnswer,
        saved,
        subSolutions: subQuestions.flatMap(({ solution }) => solution ?? []),
      }) ?? null,
  };
}
