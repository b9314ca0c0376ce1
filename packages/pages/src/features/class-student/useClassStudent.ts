import { getClassDetail } from '@cloud-school/api-client';
import { dataOf } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useSession } from '../../platform/portal/Portal.ts';
import type { StudyQuery } from '../study-address/studyQuery.ts';

/** The signed-in user, and the student's id in a class: of the address, or else of the class. */
export function useClassStudent({ classId, studentId, classStudentId }: StudyQuery): {
  userId: string | null;
  /** Null while it loads, and where the class does not know the student. */
  studentId: string | null;
} {
  const session = useSession();
  const userId = session.kind === 'student' ? session.userId : null;
  const given = studentId ?? classStudentId ?? null;
  const isAsked = given === null && classId !== undefined && userId !== null;
  const detail = useLoadable(
    getClassDetail,
    isAsked ? { classId, studentId: null, userId, schoolId: null } : null,
  );
  return { userId, studentId: given ?? (dataOf(detail)?.studentId || null) };
}
