import {
  getChapters,
  getCourseDetail,
  getCourseSituation,
  getCourseStatistics,
  getCourseware,
} from '@cloud-school/api-client';
import type { CourseDetail, CourseSituation, DutyRequirements } from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import type { CourseContents } from '@cloud-school/ui/player';
import { useLoadable, useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

interface CourseQuery {
  courseId: string;
  classId: string;
  /** Null while unknown. */
  studentId: string | null;
  isExam: boolean;
}

/** Loads a course and the student's progress in parallel; each block fails and retries alone. */
export function useCourse({ courseId, classId, studentId, isExam }: CourseQuery): {
  detail: Loadable<CourseDetail>;
  situation: Loadable<CourseSituation>;
  requirements: Loadable<DutyRequirements>;
  contents: Loadable<CourseContents>;
} {
  const { client } = usePortal();
  const student = studentId === null ? null : { courseId, classId, studentId };
  const contents = useSwrLoadable(student && ['course.contents', { ...student, isExam }], async () => {
    // Never called without a student: the key is null then.
    const query = student ?? { courseId, classId, studentId: '' };
    const [directory, courseware] = await Promise.all([
      client.call(getChapters, { ...query, isExam }),
      client.call(getCourseware, query),
    ]);
    return { directory, courseware };
  });
  return {
    detail: useLoadable(getCourseDetail, { courseId }),
    situation: useLoadable(getCourseSituation, student),
    requirements: useLoadable(getCourseStatistics, student),
    contents,
  };
}
