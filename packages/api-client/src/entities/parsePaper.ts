import type { Paper, QuestionGroup } from './Paper.ts';
import { type AnswerRecord, parseAnswerRecord } from './parseAnswerRecord.ts';
import { parseQuestion, type QuestionSurroundings, questionKindOf } from './parseQuestion.ts';
import { parseTimeLimit } from './parseTimeLimit.ts';
import { asRecord, isRecord, jsonList, jsonValue, optionalText, readItems } from './read.ts';

/** Saved records by question id, from a list or a map; of two for one question the last counts. */
function parseRecords(value: unknown): Map<string, AnswerRecord> {
  const found = jsonValue(value);
  const entries = isRecord(found)
    ? Object.entries(found)
    : jsonList(found).map((item) => [undefined, item] as const);
  const records = readItems(entries, (entry) => {
    const [key, item] = entry as readonly [string | undefined, unknown];
    return parseAnswerRecord(item, key);
  });
  return new Map(records.map((record) => [record.questionId, record]));
}

/** A paper, in `questionUnitCAResultVO` or bare. A question that stands twice is kept where it first stood. */
export function parsePaper(data: unknown, readSolution: QuestionSurroundings['readSolution'] = null): Paper {
  const outer = asRecord(data, 'Paper');
  const record = isRecord(outer.questionUnitCAResultVO) ? outer.questionUnitCAResultVO : outer;
  const map = asRecord(jsonValue(record.questionResultVOMap) ?? {}, 'Questions of a paper');
  const records = parseRecords(record.answerQuestion);
  const seen = new Set<string>();
  const groups = Object.entries(map).map(([typeCode, list]): QuestionGroup => {
    const around = { typeCode, records, readSolution };
    const questions = readItems(jsonList(list), (item) => parseQuestion(item, around)).filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
    return { kind: questionKindOf(typeCode), typeCode, questions };
  });
  return {
    title: optionalText(record.title) ?? '',
    description: optionalText(record.description),
    timeLimitMinutes: parseTimeLimit(record.unitTime),
    groups: groups.filter(({ questions }) => questions.length > 0),
  };
}
