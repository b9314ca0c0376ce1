import { type AnswerLog, type ExamKind, compareTimes } from '@cloud-school/domain';

/** An attempt with its number and time. */
export interface AttemptRow {
  log: AnswerLog;
  /** 1 for the first attempt. */
  number: number;
  /** 2026-11-20 14:05 */
  time: string;
  /** Points; null until reviewed, and always of homework, which shows none (EXAM-01). */
  score: number | null;
}

/** Attempts, newest first; times without seconds (EXAM-01). */
export function toAttemptRows(logs: AnswerLog[], kind: ExamKind): AttemptRow[] {
  const newestFirst = [...logs].sort((one, other) => compareTimes(other.createdAt, one.createdAt));
  return newestFirst.map((log, index) => ({
    log,
    number: logs.length - index,
    time: log.createdAt.slice(0, 16),
    score: kind === 'test' && log.status === 'reviewed' ? log.score : null,
  }));
}
