import {
  type Answer,
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
  subSolutions: readonly Solution[];
}

/** The result by the points; null without a score, and where it is not known of how many points. */
function resultByScore(score: number | null, points: number | null): Solution['result'] | null {
  if (score === null) return null;
  if (score <= 0) return 'wrong';
  if (points === null) return null;
  return score < points ? 'partial' : 'correct';
}

/** What a result means of an answer that has points. */
const WITH_POINTS: Record<Solution['result'], Solution['result']> = {
  correct: 'correct',
  partial: 'partial',
  wrong: 'partial',
  blank: 'partial',
  // It is marked, and nobody can tell whether it is right.
  pending: 'unjudged',
  unjudged: 'unjudged',
};

/** The server's points, else the sum of the sub-questions' where all are known. */
function toScore({ saved, subSolutions }: AnsweredQuestion): number | null {
  const score = saved?.score ?? null;
  if (score !== null || subSolutions.length === 0) return score;
  const scores = subSolutions.map((solution) => solution.score);
  return scores.reduce((sum, each) => (sum === null || each === null ? null : sum + each));
}

function toResult(right: Answer | null, question: AnsweredQuestion): Solution['result'] {
  const result = findResult(right, question);
  return (question.saved?.score ?? 0) > 0 ? WITH_POINTS[result] : result;
}

function findResult(right: Answer | null, question: AnsweredQuestion): Solution['result'] {
  const { kind, points, savedAnswer, saved, subSolutions } = question;
  const byScore = resultByScore(saved?.score ?? null, points);
  if (byScore === 'partial') return byScore;
  // Of an answer that a teacher marks, `false` is the default of its field; the teacher's points say more.
  if (saved?.isRight === false && !QUESTION_TRAITS[kind].isMarkedByTeacher) return 'wrong';
  if (saved?.isRight === true) return 'correct';
  return (
    byScore ??
    sumUpResults(subSolutions.map(({ result }) => result)) ??
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
