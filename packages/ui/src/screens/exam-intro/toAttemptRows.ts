import { type AnswerLog, type ExamKind, newestAttempts, scoreOf } from '@cloud-school/domain';

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
  return newestAttempts(logs).map((log, index) => ({
    log,
    number: logs.length - index,
    time: log.createdAt.slice(0, 16),
    score: SHOWS_SCORE[kind] ? scoreOf(log) : null,
  }));
}

const SHOWS_SCORE: Record<ExamKind, boolean> = { test: true, homework: false };
