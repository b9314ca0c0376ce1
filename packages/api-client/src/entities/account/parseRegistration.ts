import { isRecord, optionalText, text } from '../read.ts';

/** Reads the tenant id of an invitation, bare or in a record; null for an unknown invitation code. */
export function parseInvitation(data: unknown): string | null {
  return optionalText(isRecord(data) ? data.tenantId : data);
}

/** Reads a student's id, bare or in a record. */
export function parseStudentId(data: unknown): string {
  return text(isRecord(data) ? (data.studentId ?? data.id) : data, 'Student id');
}
