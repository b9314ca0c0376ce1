import type { AnswerLog } from '@cloud-school/api-client';

/** An attempt with its place in time. */
export interface AttemptRow {
  log: AnswerLog;
  /** 1 for the first attempt. */
  number: number;
  /** 2026-11-20 14:05 */
  time: string;
}

/** Attempts, the newest first; times are cut to the minute (specification 3 §9). */
export function attemptRows(logs: AnswerLog[]): AttemptRow[] {
  const newestFirst = [...logs].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newestFirst.map((log, index) => ({
    log,
    number: logs.length - index,
    time: log.createdAt.slice(0, 16),
  }));
}
