import {
  getChapters,
  getCourseDetail,
  getCourseSituation,
  getCourseStatistics,
  getCourseware,
  type CacheRule,
} from '@cloud-school/api-client';
import {
  type CourseDetail,
  type CourseSituation,
  type DutyRequirements,
  asEarlier,
} from '@cloud-school/domain';
import { dataOf, type Loadable, mapLoadable } from '@cloud-school/ui';
import type { CourseContents } from '@cloud-school/ui/player';
import { useMemo } from 'react';
import { useFreshHandIns } from '../../features/hand-ins/useFreshHandIns.ts';
import { withHandInsOfChapters } from '../../features/hand-ins/withHandIns.ts';
import { directoryChanges } from '../../features/lesson/directoryChanges.ts';
import { useLoadable, useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { isQuietReload } from '../../platform/time/quietReloads.ts';
import { useFreshAt } from '../../platform/time/useFreshAt.ts';

const CONTENTS = 'course.contents';

const CACHED_CONTENTS: CacheRule = {
  readAt: ({ directory, courseware }: CourseContents) => ({
    directory: asEarlier(directory),
    courseware: Object.fromEntries(
      Object.entries(courseware).map(([kind, chapters]) => [kind, asEarlier(chapters)]),
    ),
  }),
};

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
  const findHandIn = useFreshHandIns(classId);
  const student = studentId === null ? null : { courseId, classId, studentId };
  const contents = useSwrLoadable(
    student && [CONTENTS, { ...student, isExam }],
    async () => {
      // Never called without a student: the key is null then.
      const query = student ?? { courseId, classId, studentId: '' };
      const options = isQuietReload({ id: CONTENTS }) ? { isQuiet: true } : undefined;
      const [directory, courseware] = await Promise.all([
        client.call(getChapters, { ...query, isExam }, options),
        client.call(getCourseware, query, options),
      ]);
      return { directory, courseware };
    },
    CACHED_CONTENTS,
  );
  useFreshAt([{ id: CONTENTS }, getCourseSituation], directoryChanges(dataOf(contents)?.directory ?? []));
  return {
    detail: useLoadable(getCourseDetail, { courseId }),
    situation: useLoadable(getCourseSituation, student),
    requirements: useLoadable(getCourseStatistics, student),
    contents: useMemo(
      () =>
        mapLoadable(contents, (data) => ({
          ...data,
          directory: withHandInsOfChapters(data.directory, findHandIn),
        })),
      [contents, findHandIn],
    ),
  };
}
