import { parseDateTime } from './dateTime.ts';
import { asRecord, optionalNumber, text } from './read.ts';
import type { AnswerLog } from './TestAttempt.ts';

/** 1 waits for the teacher, 2 is marked; null for anything else. */
export function parseReviewStatus(value: unknown): AnswerLog['status'] | null {
  const status = optionalNumber(value);
  if (status === 1) return 'pending-review';
  return status === 2 ? 'reviewed' : null;
}

/** An attempt of the history; without a readable status it counts as marked once it has a score. */
export function parseAnswerLog(item: unknown): AnswerLog {
  const record = asRecord(item, 'Answer log');
  const score = optionalNumber(record.score);
  return {
    id: text(record.id, 'Answer log id'),
    createdAt: parseDateTime(record.createdTime) ?? '',
    status: parseReviewStatus(record.status) ?? (score === null ? 'pending-review' : 'reviewed'),
    score,
  };
}

/** The history, newest first whatever the order on the wire. */
export function newestFirst(logs: AnswerLog[]): AnswerLog[] {
  return logs.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
