import { getClassDetail } from '@cloud-school/api-client';
import { type ClassUnavailableProps, dataOf, type Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import type { StudyQuery } from '../study-address/studyQuery.ts';

/** Why the student of a page cannot be known. */
export type ClassFailure = Pick<ClassUnavailableProps, 'message' | 'onRetry'>;

/** What a page says of a look-up that ended without what it needs: why it failed, or what is missing. */
export const toClassFailure = (lookUp: Loadable<unknown>, missing: string): ClassFailure =>
  lookUp.status === 'failed'
    ? { message: lookUp.message, onRetry: lookUp.isRefused ? null : lookUp.onRetry }
    : { message: missing, onRetry: null };

/** The signed-in user, and the student's id in a class: of the address, or else of the class. */
export function useClassStudent({ classId, studentId, classStudentId }: StudyQuery): {
  userId: string | null;
  /** Null while it loads, and after a failure. */
  studentId: string | null;
  failure: ClassFailure | null;
} {
  'use memo';
  const userId = useUserId();
  const given = studentId ?? classStudentId ?? null;
  const isAsked = given === null && classId !== undefined && userId !== null;
  const detail = useLoadable(
    getClassDetail,
    isAsked ? { classId, studentId: null, userId, schoolId: null } : null,
  );
  const found = given ?? (dataOf(detail)?.studentId || null);
  if (!isAsked || found !== null || detail.status === 'loading')
    return { userId, studentId: found, failure: null };
  const failure = toClassFailure(detail, '没有找到您在这个班级的学习信息');
  return { userId, studentId: null, failure };
}
