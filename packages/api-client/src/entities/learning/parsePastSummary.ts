import { asRecord } from '../read.ts';
import type { PastSummary } from '@cloud-school/domain';
import { readAmount } from './readAmount.ts';

/** Reads the counts of past activities; a missing one is 0. */
export function parsePastSummary(data: unknown): PastSummary {
  const record = asRecord(data, 'Past summary');
  return {
    totalCount: readAmount(record.totalNum) ?? 0,
    absentCount: readAmount(record.absenceNum) ?? 0,
    attendedCount: readAmount(record.attendanceNum) ?? 0,
    electiveCount: readAmount(record.electiveNum) ?? 0,
  };
}
