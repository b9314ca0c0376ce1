import { parseMoment } from './dateTime.ts';
import { isRecord, text } from './read.ts';
import type { AnswerSession } from './TestAttempt.ts';

/** The attempt the server opened, as a record or a bare id. */
export function parseAnswerSession(data: unknown): AnswerSession {
  const record = isRecord(data) ? data : { answerLogId: data };
  return {
    answerLogId: text(record.answerLogId ?? record.id, 'Answer session answerLogId'),
    startedAt: parseMoment(record.startTime),
  };
}
