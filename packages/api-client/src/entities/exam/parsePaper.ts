import {
  type Paper,
  type Question,
  type QuestionGroup,
  type QuestionKind,
  toQuestionKind,
} from '@cloud-school/domain';
import { asRecord, isRecord, jsonList, jsonValue, optionalText, readItems } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';
import { listQuestions } from './listQuestions.ts';
import { parseQuestion } from './parseQuestion.ts';
import { parseTimeLimit } from './parseTimeLimit.ts';
import { type WireAnswer, parseWireAnswer } from './parseWireAnswer.ts';
import type { QuestionContext } from './QuestionContext.ts';

/** Saved answers by question id, from a list or a map; of two for one question the last counts. */
function parseSavedAnswers(value: unknown): Map<string, WireAnswer> {
  const found = jsonValue(value);
  const entries: (readonly [key: string | undefined, item: unknown])[] = isRecord(found)
    ? Object.entries(found)
    : jsonList(found).map((item) => [undefined, item] as const);
  const answers = readItems(entries, ([key, item]) => parseWireAnswer(item, key));
  return new Map(answers.map((answer) => [answer.questionId, answer]));
}

/** The ids that only one question or sub-question of the paper has: an answer that is saved by one cannot hit another. */
function findUniqueIds(lists: readonly unknown[]): Set<string> {
  const ids = lists.flatMap(listQuestions).flatMap(({ id }) => optionalText(id) ?? []);
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set(ids.filter((id) => counts.get(id) === 1));
}

/** The kind of a group: that of its key; where the key has none, that of its questions where they agree. */
function toGroupKind(kind: QuestionKind, questions: readonly Question[]): QuestionKind {
  const [own = kind, ...others] = new Set(questions.map((question) => question.kind));
  return kind === 'unknown' && others.length === 0 ? own : kind;
}

/**
 * Reads a paper, in `questionUnitCAResultVO` or bare. The groups keep the server's order; of a question that occurs
 * twice the first occurrence counts.
 */
export function parsePaper(data: unknown, readSolution: QuestionContext['readSolution'] = null): Paper {
  const outer = asRecord(data, 'Paper');
  const record = isRecord(outer.questionUnitCAResultVO) ? outer.questionUnitCAResultVO : outer;
  const map = asRecord(jsonValue(record.questionResultVOMap) ?? {}, 'Questions of a paper');
  const savedAnswers = parseSavedAnswers(record.answerQuestion);
  const uniqueIds = findUniqueIds(Object.values(map));
  const seen = new Set<string>();
  const groups = Object.entries(map).map(([typeCode, list]): QuestionGroup => {
    const kind = toQuestionKind(typeCode);
    const context = { kind, savedAnswers, readSolution, uniqueIds };
    const questions = readItems(jsonList(list), (item) => parseQuestion(item, context)).filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
    return { kind: toGroupKind(kind, questions), questions };
  });
  return {
    title: optionalTitle(record.title) ?? '',
    description: optionalText(record.description),
    timeLimitMinutes: parseTimeLimit(record.unitTime),
    groups: groups.filter(({ questions }) => questions.length > 0),
  };
}
