import {
  getClassBehaviour,
  getClassDetail,
  getPastSummary,
  getStudentStatistics,
  getStudySituation,
  listClassCourses,
  listClassmates,
  listTodayActivities,
  pageDynamics,
  pagePastActivities,
} from '@cloud-school/api-client';
import { dataOf, formatServerDuration, type Loadable, mapLoadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import type { ClassView } from './classView.ts';
import { useVisitCount } from './useVisitCount.ts';

interface ClassQuery {
  classId: string;
  studentId: string | null;
  schoolId: string | null;
}

/** Loads a class: each block with its own call, the past lessons once their tab is open; counts the visit. */
export function useTrainingClass(
  { classId, studentId: givenStudentId, schoolId }: ClassQuery,
  view: ClassView,
) {
  const userId = useUserId();
  const user = userId === null ? null : { classId, userId };
  const detail = useLoadable(getClassDetail, user && { ...user, studentId: givenStudentId, schoolId });
  const known = dataOf(detail);

  // The server decides about a class that names no student.
  const studentId = known ? (known.studentId ?? givenStudentId ?? '') : givenStudentId;
  const student = studentId === null ? null : { classId, studentId };
  const behaviour = useLoadable(getClassBehaviour, student && user && { ...student, ...user });
  const loadedSituation = useLoadable(getStudySituation, student);
  const courses = useLoadable(listClassCourses, student);
  const classmates = useLoadable(listClassmates, user && { classId });
  const today = useLoadable(listTodayActivities, user);
  const dynamics = useLoadable(pageDynamics, user && { classId, activityId: null });

  // The student's totals stand in for a study time that the situation leaves out.
  const lacksStudyTime = dataOf(loadedSituation)?.studyDuration === null;
  const studyTime = dataOf(useLoadable(getStudentStatistics, lacksStudyTime ? student : null))?.studyDuration;
  const situation = mapLoadable(loadedSituation, (data) => ({
    ...data,
    studyDuration:
      data.studyDuration ?? (typeof studyTime === 'number' ? formatServerDuration(studyTime) : null),
  }));

  const showsPast = view.tab === 'past' || known?.status === 'completed';
  const past = showsPast ? user : null;
  const summary = useLoadable(getPastSummary, past);
  const { filter, page: current, size } = view.past;
  const list = useLoadable(pagePastActivities, past && { ...past, filter, current, size });

  /** Calls that need the student's id fail with the class that should have named it. */
  const orFailed = <Data>(block: Loadable<Data>): Loadable<Data> =>
    detail.status === 'failed' && student === null ? detail : block;

  return {
    detail,
    behaviour: orFailed(behaviour),
    classmates,
    situation: orFailed(situation),
    visitCount: useVisitCount({ classId, studentId, userId }, orFailed(behaviour)),
    courses: orFailed(courses),
    // A test opens with the student id of the class, so its button waits until the class has loaded or failed.
    today: detail.status === 'loading' ? detail : today,
    past: { summary, list: detail.status === 'loading' ? detail : list },
    dynamics: mapLoadable(dynamics, ({ items }) => items),
    studentId: studentId || null,
    userId,
  };
}
