import { parseAnswer } from './parseAnswer.ts';
import type { AnswerRecord } from './parseAnswerRecord.ts';
import type { parseSolution } from './parseSolution.ts';
import type { Question, QuestionKind, QuestionOption } from './Question.ts';
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
} from './read.ts';

const KINDS = new Map<string, QuestionKind>([
  ['1', 'single'],
  ['2', 'multiple'],
  ['3', 'true-false'],
  ['4', 'blanks'],
  ['6', 'short-answer'],
]);

/** True and false, with the keys the server knows them by. */
const TRUTHS = [
  { key: '1', label: '正确' },
  { key: '2', label: '错误' },
] as const;

/** The kind of a type code; any code the screens do not know is 'unknown'. */
export function questionKindOf(typeCode: string): QuestionKind {
  return KINDS.get(typeCode) ?? 'unknown';
}

function parseOption(item: unknown): { key: string; html: string } {
  const record = asRecord(item, 'Option');
  return { key: text(record.key, 'Option key'), html: optionalText(record.value) ?? '' };
}

function labelOf(kind: QuestionKind, key: string, index: number): string {
  if (kind !== 'true-false') return index < 26 ? String.fromCodePoint(65 + index) : String(index + 1);
  return (TRUTHS.find((truth) => truth.key === key) ?? TRUTHS[index])?.label ?? '';
}

function parseOptions(kind: QuestionKind, list: readonly unknown[]): QuestionOption[] {
  if (kind === 'blanks' || kind === 'short-answer') return [];
  const byKey = new Map(readItems(list, parseOption).map((option) => [option.key, option]));
  if (kind === 'true-false' && byKey.size === 0) return TRUTHS.map((truth) => ({ ...truth, html: '' }));
  return [...byKey.values()].map(({ key, html }, index) => {
    const label = labelOf(kind, key, index);
    return { key, label, html: html === label ? '' : html };
  });
}

/** How many blanks a stem has: runs of two or more underscores in its text, at least one. */
function countBlanks(stemHtml: string): number {
  const words = stemHtml.replace(/<[^<>]*>/g, '');
  return Math.max(words.match(/_{2,}/g)?.length ?? 0, 1);
}

/** What a paper knows around its questions. */
export interface QuestionSurroundings {
  /** Code of the group, for a question without its own. */
  typeCode: string;
  /** Saved records by question id. */
  records: ReadonlyMap<string, AnswerRecord>;
  /** Right answers are read on review only; an exam does not even hold the code that could. */
  readSolution: typeof parseSolution | null;
}

function parsePoints(record: WireRecord): number | null {
  const points = optionalNumber(record.examPoint);
  return points !== null && points >= 0 ? points : null;
}

/** A question of a paper, with the student's saved answer and, on review, its solution. */
export function parseQuestion(item: unknown, around: QuestionSurroundings): Question {
  const record = asRecord(item, 'Question');
  const id = text(record.id, 'Question id');
  const typeCode = optionalTextOf(record.questionType, 'code') ?? around.typeCode;
  const kind = questionKindOf(typeCode);
  const content = optionalRecord(jsonValue(record.questionContentVO));
  const list = jsonList(content.optionList);
  const stemHtml = optionalText(record.trunk) ?? optionalText(content.content) ?? '';
  const blankCount = kind === 'blanks' ? list.length || countBlanks(stemHtml) : 0;
  const saved = around.records.get(id);
  const savedAnswer = parseAnswer(saved?.answer ?? record.answer, kind, blankCount);
  const points = parsePoints(record);
  return {
    id,
    unitId: optionalText(record.questionUnitId) ?? '',
    kind,
    typeCode,
    stemHtml,
    points,
    isMarked: optionalBoolean(record.markStatus) ?? false,
    options: parseOptions(kind, list),
    blankCount,
    savedAnswer,
    solution:
      around.readSolution?.(record.questionAnswerVO, { kind, blankCount, points, savedAnswer, saved }) ??
      null,
  };
}
