import { parseAnswer } from './parseAnswer.ts';
import type { WireAnswer } from './parseWireAnswer.ts';
import type { Answer, Question, QuestionKind, Solution } from './Question.ts';
import { type AnswerForm, QUESTION_TRAITS } from './questionTraits.ts';
import { jsonValue, optionalRecord, optionalText } from '../read.ts';

/** The question and the student's answer that a solution belongs to. */
export interface AnsweredQuestion {
  kind: QuestionKind;
  blankCount: number;
  points: number | null;
  savedAnswer: Answer | null;
  saved: WireAnswer | undefined;
  /** Read with their solutions. */
  subQuestions: readonly Question[];
}

/** The result by the points; null without a score. */
function resultByScore(score: number | null, points: number | null): Solution['result'] | null {
  if (score === null) return null;
  if (points !== null && score > 0 && score < points) return 'partial';
  return score > 0 ? 'correct' : 'wrong';
}

function compareOptions(right: Answer, given: Answer): Solution['result'] {
  const chosen = new Set(given.optionKeys);
  const isSame = chosen.size === right.optionKeys.length && right.optionKeys.every((key) => chosen.has(key));
  return isSame ? 'correct' : 'wrong';
}

function compareBlanks(right: Answer, given: Answer): Solution['result'] {
  const hits = right.texts.filter((blank, index) => blank.trim() === given.texts[index]?.trim()).length;
  if (hits === right.texts.length) return 'correct';
  return hits > 0 ? 'partial' : 'wrong';
}

/** How to mark an answer by comparison; null for answers that only a teacher can mark. */
const COMPARISONS: Record<AnswerForm, ((right: Answer, given: Answer) => Solution['result']) | null> = {
  options: compareOptions,
  blanks: compareBlanks,
  text: null,
  'sub-answers': null,
  any: null,
};

function resultByComparison(
  kind: QuestionKind,
  right: Answer | null,
  given: Answer | null,
): Solution['result'] | null {
  const compare = COMPARISONS[QUESTION_TRAITS[kind].answerForm];
  if (right === null || !compare) return null;
  return given ? compare(right, given) : 'wrong';
}

/** The result of a question by those of its sub-questions; null without any. */
function resultBySubQuestions(subQuestions: readonly Question[]): Solution['result'] | null {
  const results = new Set(subQuestions.map(({ solution }) => solution?.result ?? 'pending'));
  const [only = null] = results;
  if (results.size <= 1) return only;
  return results.has('pending') ? 'pending' : 'partial';
}

/** The server's points, else the sum of the sub-questions' where all are known. */
function toScore({ saved, subQuestions }: AnsweredQuestion): number | null {
  if (saved?.score !== undefined && saved.score !== null) return saved.score;
  if (subQuestions.length === 0) return null;
  const scores = subQuestions.map(({ solution }) => solution?.score ?? null);
  return scores.reduce((sum, score) => (sum === null || score === null ? null : sum + score));
}

function toResult(right: Answer | null, question: AnsweredQuestion): Solution['result'] {
  const { kind, points, savedAnswer, saved, subQuestions } = question;
  const score = saved?.score ?? null;
  const byScore = resultByScore(score, points);
  if (byScore === 'partial') return byScore;
  // An unmarked short answer may carry `false` as the default of its field.
  const isUnmarked = QUESTION_TRAITS[kind].answerForm === 'text' && score === null;
  if (saved?.isRight === false && !isUnmarked) return 'wrong';
  if (saved?.isRight === true) return 'correct';
  return (
    byScore ?? resultBySubQuestions(subQuestions) ?? resultByComparison(kind, right, savedAnswer) ?? 'pending'
  );
}

/** Reads the right answer and the student's result: the server's result where it sends one, else by comparison. */
export function parseSolution(data: unknown, question: AnsweredQuestion): Solution {
  const right = parseAnswer(data, question.kind, question.blankCount);
  const record = optionalRecord(jsonValue(data));
  return {
    optionKeys: right?.optionKeys ?? [],
    texts: right?.texts ?? [],
    explanationHtml: optionalText(record.contentDesc),
    result: toResult(right, question),
    score: toScore(question),
  };
}
