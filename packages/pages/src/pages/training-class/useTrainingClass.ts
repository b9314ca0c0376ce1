import {
  type ClassActivity,
  type ClassDetail,
  getClassDetail,
  listClassActivities,
} from '@cloud-school/api-client';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useSession } from '../../platform/portal/Portal.ts';

interface ClassQuery {
  classId: string;
  studentId: string | null;
  schoolId: string | null;
}

/** Loads a class and its activities in parallel. */
export function useTrainingClass({ classId, studentId, schoolId }: ClassQuery): {
  detail: Loadable<ClassDetail>;
  activities: Loadable<ClassActivity[]>;
  /** The student's id in this class, by the class or else by the address; null if neither has one. */
  studentId: string | null;
} {
  const session = useSession();
  const userId = session.kind === 'student' ? session.userId : null;
  const detail = useLoadable(
    getClassDetail,
    userId === null ? null : { classId, studentId, userId, schoolId },
  );
  const activities = useLoadable(listClassActivities, userId === null ? null : { classId, userId });
  return {
    detail,
    // A test opens with the student id of the class, so its button waits until the class has loaded or failed.
    activities: detail.status === 'loading' ? detail : activities,
    studentId: dataOf(detail)?.studentId || studentId,
  };
}
