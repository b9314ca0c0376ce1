import type { PastSummary } from '@cloud-school/domain';
import { asRecord } from '../read.ts';
import { readQuantity } from '../readQuantity.ts';

/** Reads the counts of past activities; a missing one is 0. */
export function parsePastSummary(data: unknown): PastSummary {
  const record = asRecord(data, 'Past summary');
  return {
    totalCount: readQuantity(record.totalNum) ?? 0,
    absentCount: readQuantity(record.absenceNum) ?? 0,
    attendedCount: readQuantity(record.attendanceNum) ?? 0,
    electiveCount: readQuantity(record.electiveNum) ?? 0,
  };
}
