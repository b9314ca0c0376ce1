import { parseAnswer } from './parseAnswer.ts';
import type { AnswerRecord } from './parseAnswerRecord.ts';
import type { Answer, QuestionKind, Solution } from './Question.ts';
import { jsonValue, optionalRecord, optionalText } from './read.ts';

/** What the paper and the student say of a question. */
export interface Given {
  kind: QuestionKind;
  blankCount: number;
  points: number | null;
  savedAnswer: Answer | null;
  saved: AnswerRecord | undefined;
}

/** By the points alone: null when they do not say. */
function resultByScore(score: number | null, points: number | null): Solution['result'] | null {
  if (score === null) return null;
  if (points !== null && score > 0 && score < points) return 'partial';
  return score > 0 ? 'correct' : 'wrong';
}

/** By comparing, for kinds a machine can mark; null when it cannot. */
function resultByComparison(
  kind: QuestionKind,
  right: Answer | null,
  given: Answer | null,
): Solution['result'] | null {
  if (kind === 'short-answer' || kind === 'unknown' || right === null) return null;
  if (given === null) return 'wrong';
  if (kind === 'blanks') {
    const hits = right.texts.filter((blank, index) => blank.trim() === given.texts[index]?.trim()).length;
    if (hits === right.texts.length) return 'correct';
    return hits > 0 ? 'partial' : 'wrong';
  }
  const chosen = new Set(given.optionKeys);
  const isSame = chosen.size === right.optionKeys.length && right.optionKeys.every((key) => chosen.has(key));
  return isSame ? 'correct' : 'wrong';
}

function resultOf(right: Answer | null, { kind, points, savedAnswer, saved }: Given): Solution['result'] {
  const score = saved?.score ?? null;
  const byScore = resultByScore(score, points);
  if (byScore === 'partial') return byScore;
  // A short answer that nobody has marked may carry the default false of its field.
  if (saved?.isRight === false && (kind !== 'short-answer' || score !== null)) return 'wrong';
  if (saved?.isRight === true) return 'correct';
  return byScore ?? resultByComparison(kind, right, savedAnswer) ?? 'pending';
}

/** The right answer and how the student did: by the server's word where it says, else by comparison. */
export function parseSolution(data: unknown, given: Given): Solution {
  const right = parseAnswer(data, given.kind, given.blankCount);
  const record = optionalRecord(jsonValue(data));
  return {
    optionKeys: right?.optionKeys ?? [],
    texts: right?.texts ?? [],
    explanationHtml: optionalText(record.contentDesc),
    result: resultOf(right, given),
    score: given.saved?.score ?? null,
  };
}
