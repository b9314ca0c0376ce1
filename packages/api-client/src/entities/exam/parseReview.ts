import { REVIEW_CODES, type Review, type Solution } from '@cloud-school/domain';
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
  const paper = partner ? parsePaper(partner, parsePartnerSolution) : parsePaper(record, parseSolution);
  return {
    testName: optionalTitle(attempt.testName) ?? paper.title,
    source: partner ? 'partner' : 'school',
    paper,
    score: optionalNumber(attempt.score),
    status: parseCode(attempt.status, REVIEW_CODES),
  };
}

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
