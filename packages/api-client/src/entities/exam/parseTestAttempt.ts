import {
  type AnswerLog,
  type ExamDetail,
  type FinishResult,
  REVIEW_CODES,
  type Review,
  type StartedAttempt,
} from '@cloud-school/domain';
import { parseDateTime, parseMoment } from '../dateTime.ts';
import {
  asRecord,
  isRecord,
  optionalNumber,
  optionalRecord,
  optionalText,
  parseCode,
  text,
} from '../read.ts';
import { optionalTitle } from '../readTitle.ts';
import { parseTimeLimit } from './parseTimeLimit.ts';

/** Reads the intro of a test or of homework; its id is the `workId` of the calls that follow. Null where the class has none. */
export function parseExamDetail(data: unknown): ExamDetail | null {
  if (data === null || data === undefined || data === '') return null;
  const record = asRecord(data, 'Exam');
  return {
    workId: text(record.id, 'Exam id'),
    title: optionalTitle(record.title) ?? '',
    requirementsHtml: optionalText(record.requirement) ?? '',
    questionCount: optionalNumber(record.questionCount),
    totalPoints: optionalNumber(record.totalScore),
    timeLimitMinutes: parseTimeLimit(record.unitTime),
    openAttempt: optionalText(record.answerLogId) === null ? null : parseStartedAttempt(record),
  };
}

/** How an attempt is marked: a score, 0 too, is a result whatever its status says; null where nothing tells. */
export function readMarking(record: Record<string, unknown>): Pick<Review, 'status' | 'score'> {
  const score = optionalNumber(record.score);
  return { score, status: score === null ? parseCode(record.status, REVIEW_CODES) : 'reviewed' };
}

/** Reads an attempt of the history. */
export function parseAnswerLog(item: unknown): AnswerLog {
  const record = asRecord(item, 'Answer log');
  const { score, status } = readMarking(record);
  return {
    id: text(record.id, 'Answer log id'),
    createdAt: parseDateTime(record.createdTime) ?? '',
    status: status ?? 'pending-review',
    score,
    handedInAt: parseMoment(record.submitTime),
  };
}

/** Reads the attempt that the server started, sent as a record or as a bare id. */
export function parseStartedAttempt(data: unknown): StartedAttempt {
  const record = isRecord(data) ? data : { answerLogId: data };
  return {
    answerLogId: text(record.answerLogId ?? record.id, 'Attempt answerLogId'),
    startedAt: parseMoment(record.startTime),
  };
}

/** Reads what a finished test returns besides its success, which may be nothing. */
export function parseFinishResult(data: unknown): FinishResult {
  return { answeredCount: optionalNumber(optionalRecord(data).answeredCount) };
}
