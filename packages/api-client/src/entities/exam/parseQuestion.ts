import { parseAnswer } from './parseAnswer.ts';
import type { WireAnswer } from './parseWireAnswer.ts';
import type { parseSolution } from './parseSolution.ts';
import type { Question, QuestionKind, QuestionOption } from './Question.ts';
import { QUESTION_TRAITS, toQuestionKind } from './questionTraits.ts';
import {
  asRecord,
  jsonList,
  jsonValue,
  optionalBoolean,
  optionalNumber,
  optionalRecord,
  optionalText,
  optionalTextOf,
  readItems,
  text,
  type WireRecord,
} from '../read.ts';

/** The options of a true/false question, with the server's keys. */
const TRUTHS = [
  { key: '1', label: '正确' },
  { key: '2', label: '错误' },
] as const;

function parseOption(item: unknown): { key: string; html: string } {
  const record = asRecord(item, 'Option');
  return { key: text(record.key, 'Option key'), html: optionalText(record.value) ?? '' };
}

/** The letters A to Z, then numbers. */
function toLetter(index: number): string {
  return index < 26 ? String.fromCodePoint(65 + index) : String(index + 1);
}

function toTruthLabel(key: string, index: number): string {
  return (TRUTHS.find((truth) => truth.key === key) ?? TRUTHS[index])?.label ?? '';
}

function parseOptions(kind: QuestionKind, list: readonly unknown[]): QuestionOption[] {
  const { optionLabels } = QUESTION_TRAITS[kind];
  if (optionLabels === null) return [];
  const isTrueFalse = optionLabels === 'true-false';
  const byKey = new Map(readItems(list, parseOption).map((option) => [option.key, option]));
  if (isTrueFalse && byKey.size === 0) return TRUTHS.map((truth) => ({ ...truth, html: '' }));
  return [...byKey.values()].map(({ key, html }, index) => {
    const label = isTrueFalse ? toTruthLabel(key, index) : toLetter(index);
    return { key, label, html: html === label ? '' : html };
  });
}

/** Counts the blanks of a stem: runs of two or more underscores in its text, at least one. */
function countBlanks(stemHtml: string): number {
  const stem = stemHtml.replace(/<[^<>]*>/g, '');
  return Math.max(stem.match(/_{2,}/g)?.length ?? 0, 1);
}

/** What a question needs to know of its paper. */
export interface QuestionContext {
  /** Type code of the group, for a question without its own. */
  typeCode: string;
  /** Saved answers by question id. */
  savedAnswers: ReadonlyMap<string, WireAnswer>;
  /** Null in an exam, which does not even load the code that reads right answers; set on review. */
  readSolution: typeof parseSolution | null;
}

function parsePoints(record: WireRecord): number | null {
  const points = optionalNumber(record.examPoint);
  return points !== null && points >= 0 ? points : null;
}

/** A question of a paper, with the student's saved answer and, on review, its solution. */
export function parseQuestion(item: unknown, context: QuestionContext): Question {
  const record = asRecord(item, 'Question');
  const id = text(record.id, 'Question id');
  const kind = toQuestionKind(optionalTextOf(record.questionType, 'code') ?? context.typeCode);
  const content = optionalRecord(jsonValue(record.questionContentVO));
  const list = jsonList(content.optionList);
  const stemHtml = optionalText(record.trunk) ?? optionalText(content.content) ?? '';
  const hasBlanks = QUESTION_TRAITS[kind].answerForm === 'blanks';
  const blankCount = hasBlanks ? list.length || countBlanks(stemHtml) : 0;
  const saved = context.savedAnswers.get(id);
  const savedAnswer = parseAnswer(saved?.content ?? record.answer, kind, blankCount);
  const points = parsePoints(record);
  return {
    id,
    unitId: optionalText(record.questionUnitId) ?? '',
    kind,
    stemHtml,
    points,
    isMarked: optionalBoolean(record.markStatus) ?? false,
    options: parseOptions(kind, list),
    blankCount,
    savedAnswer,
    solution:
      context.readSolution?.(record.questionAnswerVO, { kind, blankCount, points, savedAnswer, saved }) ??
      null,
  };
}
