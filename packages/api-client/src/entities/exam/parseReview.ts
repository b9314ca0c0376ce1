import {
  QUESTION_TRAITS,
  REVIEW_CODES,
  type Review,
  type ReviewStatus,
  type Solution,
} from '@cloud-school/domain';
import { asRecord, optionalNumber, optionalRecord, parseCode } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';
import { parsePaper } from './parsePaper.ts';
import { type AnsweredQuestion, parseSolution } from './parseSolution.ts';
import { toReviewedRecord } from './toReviewedRecord.ts';

/** Reads a finished attempt: the paper with solutions, the score and the status. */
export function parseReview(data: unknown): Review {
  const record = asRecord(data, 'Review');
  const attempt = optionalRecord(record.testStudentResultVO);
  const partner = toReviewedRecord(record);
  const status = parseCode(attempt.status, REVIEW_CODES);
  const score = optionalNumber(attempt.score);
  const readSolution = partner ? parsePartnerSolution : parseSolution;
  const isMarked = IS_MARKED[status ?? 'unknown'] ?? score !== null;
  const paper = parsePaper(partner ?? record, isMarked ? readSolution : beforeMarking(readSolution));
  return {
    testName: optionalTitle(attempt.testName) ?? paper.title,
    source: partner ? 'partner' : 'school',
    paper,
    score,
    status,
  };
}

/** Whether teachers have marked an attempt; null where only its score tells. */
const IS_MARKED: Record<ReviewStatus | 'unknown', boolean | null> = {
  'pending-review': false,
  reviewed: true,
  unknown: null,
};

/**
 * Reads the solutions of an attempt that waits for its teacher: what a teacher marks is neither right nor wrong there,
 * whatever points the server fills in, unless some were given.
 */
const beforeMarking =
  (readSolution: typeof parseSolution): typeof parseSolution =>
  (data, question) => {
    const solution = readSolution(data, question);
    const isWaiting =
      QUESTION_TRAITS[question.kind].isMarkedByTeacher ||
      question.subSolutions.some(({ result }) => result === 'pending');
    return isWaiting && (solution.score ?? 0) <= 0
      ? { ...solution, result: 'pending', score: null }
      : solution;
  };

/**
 * Reads the right answer of a question of the partner's source. Only the partner judges: an answer without its result
 * stays 'unjudged', even where it equals the right answer (EXAM-11).
 */
function parsePartnerSolution(data: unknown, question: AnsweredQuestion): Solution {
  const isRight = question.saved?.isRight ?? null;
  const result =
    isRight === null ? resultBySubSolutions(question.subSolutions) : isRight ? 'correct' : 'wrong';
  return { ...parseSolution(data, question), result };
}

/** Right and wrong together are partly right; one missing result leaves the rest open. */
function resultBySubSolutions(subSolutions: readonly Solution[]): Solution['result'] {
  const results = new Set(subSolutions.map(({ result }) => result));
  if (results.has('correct') && results.has('wrong')) return 'partial';
  const [first = 'unjudged'] = results;
  return results.size > 1 ? 'unjudged' : first;
}
