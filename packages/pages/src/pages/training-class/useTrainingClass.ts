import {
  type ClassActivity,
  type ClassDetail,
  getClassDetail,
  listClassActivities,
} from '@cloud-school/api-client';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useSession } from '../../platform/portal/Portal.ts';

interface ClassPlace {
  classId: string;
  studentId: string | null;
  schoolId: string | null;
}

/** A class and its activities, asked side by side. */
export function useTrainingClass({ classId, studentId, schoolId }: ClassPlace): {
  detail: Loadable<ClassDetail>;
  activities: Loadable<ClassActivity[]>;
  /** Who the student is in this class, as far as anybody says. */
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
    // A test is opened with the student id of the class, so its button waits until that is known or cannot be.
    activities: detail.status === 'loading' ? detail : activities,
    studentId: dataOf(detail)?.studentId || studentId,
  };
}
