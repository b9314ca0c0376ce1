import { isRecord, text } from './read.ts';

/** A student's id, bare or in a record. */
export function parseStudentId(data: unknown): string {
  return text(isRecord(data) ? (data.studentId ?? data.id) : data, 'Student id');
}
