import type { Teacher } from '@cloud-school/domain';
import { asRecord, parseCode, readAddress, text } from '../read.ts';

/** Codes of roleCode. */
const ROLE_CODES: Record<NonNullable<Teacher['role']>, string> = {
  'course-teacher': 't_kcls',
  tutor: 't_fdls',
};

/** Reads a teacher of a classroom (teacherAvatar) or of a course (teacherHeadUrl). */
export function parseTeacher(item: unknown): Teacher {
  const record = asRecord(item, 'Teacher');
  return {
    name: text(record.teacherName, 'Teacher name'),
    avatarUrl: readAddress(record.teacherAvatar) ?? readAddress(record.teacherHeadUrl),
    role: parseCode(record.roleCode, ROLE_CODES),
  };
}
