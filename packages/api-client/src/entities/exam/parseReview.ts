import { isMarked, QUESTION_TRAITS, type Review, type Solution } from '@cloud-school/domain';
import { asRecord, optionalNumber, optionalRecord } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';
import { parsePaper } from './parsePaper.ts';
import { type AnsweredQuestion, parseSolution } from './parseSolution.ts';
import { readMarking } from './parseTestAttempt.ts';
import { toReviewedRecord } from './toReviewedRecord.ts';

/** Reads a finished attempt: the paper with solutions, the score and the status. */
export function parseReview(data: unknown): Review {
  const record = asRecord(data, 'Review');
  const attempt = optionalRecord(record.testStudentResultVO);
  const partner = toReviewedRecord(record);
  const { score, status } = readMarking(attempt);
  const readSolution = partner ? parsePartnerSolution : parseSolution;
  const hasResults = status !== null && isMarked({ status });
  const paper = parsePaper(partner ?? record, hasResults ? readSolution : beforeMarking(readSolution));
  return {
    testName: optionalTitle(attempt.testName) ?? paper.title,
    source: partner ? 'partner' : 'school',
    paper,
    score,
    passScore: optionalNumber(attempt.passScore),
    status,
  };
}

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
