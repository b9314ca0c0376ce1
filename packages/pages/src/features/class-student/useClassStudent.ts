import { getClassDetail } from '@cloud-school/api-client';
import { dataOf, type ErrorPanelProps } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useSession } from '../../platform/portal/Portal.ts';
import type { StudyQuery } from '../study-address/studyQuery.ts';

/** The signed-in user, and the student's id in a class: of the address, or else of the class. */
export function useClassStudent({ classId, studentId, classStudentId }: StudyQuery): {
  userId: string | null;
  /** Null while it loads, and after a failure. */
  studentId: string | null;
  /** Why the student cannot be known, for an ErrorPanel in place of the page. */
  failure: ErrorPanelProps | null;
} {
  const session = useSession();
  const userId = session.kind === 'student' ? session.userId : null;
  const given = studentId ?? classStudentId ?? null;
  const isAsked = given === null && classId !== undefined && userId !== null;
  const detail = useLoadable(
    getClassDetail,
    isAsked ? { classId, studentId: null, userId, schoolId: null } : null,
  );
  const found = given ?? (dataOf(detail)?.studentId || null);
  const failure: ErrorPanelProps =
    detail.status === 'failed'
      ? { title: '班级信息加载失败', hint: detail.message, onRetry: detail.onRetry }
      : { title: '没有找到您在这个班级的学习信息' };
  const isFailed = isAsked && found === null && detail.status !== 'loading';
  return { userId, studentId: found, failure: isFailed ? failure : null };
}
