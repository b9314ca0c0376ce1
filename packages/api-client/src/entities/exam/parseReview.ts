import type { Review } from '@cloud-school/domain';
import { asRecord, optionalNumber, optionalRecord, optionalText } from '../read.ts';
import { parsePaper } from './parsePaper.ts';
import { parsePartnerSolution } from './parsePartnerSolution.ts';
import { parseSolution } from './parseSolution.ts';
import { parseReviewStatus } from './parseTestAttempt.ts';
import { toReviewedRecord } from './toReviewedRecord.ts';

/** Reads a finished attempt: the paper with solutions, the score and the status. */
export function parseReview(data: unknown): Review {
  const record = asRecord(data, 'Review');
  const attempt = optionalRecord(record.testStudentResultVO);
  const partner = toReviewedRecord(record);
  const paper = partner ? parsePaper(partner, parsePartnerSolution) : parsePaper(record, parseSolution);
  return {
    testName: optionalText(attempt.testName) ?? paper.title,
    source: partner ? 'partner' : 'school',
    paper,
    score: optionalNumber(attempt.score),
    status: parseReviewStatus(attempt.status),
  };
}
