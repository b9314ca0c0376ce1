import { parseTimeLimit } from './parseTimeLimit.ts';
import { asRecord, optionalNumber, optionalText, text } from './read.ts';
import type { TestDetail } from './TestAttempt.ts';

/** A test's intro; its id is the workId of everything that follows. */
export function parseTestDetail(data: unknown): TestDetail {
  const record = asRecord(data, 'Test');
  return {
    workId: text(record.id, 'Test id'),
    title: optionalText(record.title) ?? '',
    requirementsHtml: optionalText(record.requirement) ?? '',
    questionCount: optionalNumber(record.questionCount),
    totalPoints: optionalNumber(record.totalScore),
    timeLimitMinutes: parseTimeLimit(record.unitTime),
  };
}
