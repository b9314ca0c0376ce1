import {
  keysOf,
  type Paper,
  type Question,
  type QuestionKind,
  type QuestionOption,
} from '@cloud-school/domain';
import { editTiming } from '../state/saving/editTiming.ts';
import { isCount, isNumber, isObject, parseAnswer } from './storedValues.ts';

/** Null for anything unreadable, such as the copy of another version: the paper is then loaded. */
export function parseStoredPaper(value: unknown): Paper | null {
  if (!isObject(value) || typeof value['title'] !== 'string') return null;
  const { title, description, timeLimitMinutes } = value;
  const groups = parseEach(value['groups'], parseGroup);
  if (!groups || groups.length === 0) return null;
  return {
    title,
    description: typeof description === 'string' ? description : null,
    timeLimitMinutes: isNumber(timeLimitMinutes) ? timeLimitMinutes : null,
    groups,
  };
}

function parseGroup(value: unknown): Paper['groups'][number] | null {
  if (!isObject(value)) return null;
  const kind = parseKind(value['kind']);
  const questions = parseEach(value['questions'], parseQuestion);
  return kind && questions && { kind, questions };
}

function parseQuestion(value: unknown): Question | null {
  if (!isObject(value)) return null;
  const { id, unitId, stemHtml, points, isMarked, blankCount, isSavedAsOne, savedAnswer } = value;
  const kind = parseKind(value['kind']);
  const options = parseEach(value['options'], parseOption);
  const subQuestions = parseEach(value['subQuestions'], parseQuestion);
  if (typeof id !== 'string' || typeof unitId !== 'string' || typeof stemHtml !== 'string') return null;
  if (!kind || !options || !subQuestions || !isCount(blankCount)) return null;
  return {
    id,
    unitId,
    kind,
    stemHtml,
    points: isNumber(points) ? points : null,
    isMarked: isMarked === true,
    options,
    blankCount,
    subQuestions,
    isSavedAsOne: isSavedAsOne === true,
    savedAnswer: parseAnswer(savedAnswer),
    solution: null,
  };
}

function parseOption(value: unknown): QuestionOption | null {
  if (!isObject(value)) return null;
  const { key, label, html } = value;
  return typeof key === 'string' && typeof label === 'string' && typeof html === 'string'
    ? { key, label, html }
    : null;
}

function parseKind(value: unknown): QuestionKind | null {
  return keysOf(editTiming).find((kind) => kind === value) ?? null;
}

/** Null where one item is unreadable: a paper without one of its questions must not be answered. */
function parseEach<Item>(value: unknown, parse: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(parse).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}
