import {
  type Answer,
  type Question,
  type QuestionKind,
  type Solution,
  QUESTION_TRAITS,
  compareAnswers,
  sumUpResults,
} from '@cloud-school/domain';
import { jsonValue, optionalRecord, optionalText } from '../read.ts';
import { parseAnswer } from './parseAnswer.ts';
import type { WireAnswer } from './parseWireAnswer.ts';

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
  // An answer that no teacher has marked may carry `false` as the default of its field.
  const isUnmarked = QUESTION_TRAITS[kind].isMarkedByTeacher && score === null;
  if (saved?.isRight === false && !isUnmarked) return 'wrong';
  if (saved?.isRight === true) return 'correct';
  return (
    byScore ??
    sumUpResults(subQuestions.map(({ solution }) => solution?.result ?? 'pending')) ??
    compareAnswers(kind, right, savedAnswer) ??
    'pending'
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
