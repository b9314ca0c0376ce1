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
import { isCompletedClass } from '@cloud-school/domain';
import { dataOf, formatServerDuration, type Loadable, mapLoadable } from '@cloud-school/ui';
import { useMemo } from 'react';
import type { FindHandIn } from '../../features/hand-ins/handIns.ts';
import { useFreshHandIns } from '../../features/hand-ins/useFreshHandIns.ts';
import { withHandIns } from '../../features/hand-ins/withHandIns.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useFreshAt } from '../../platform/time/useFreshAt.ts';
import type { ClassView } from './classView.ts';
import { useVisitCount } from './useVisitCount.ts';

/** What another day, or the start or end of a lesson, changes. */
const CHANGING = [listTodayActivities, getPastSummary, pagePastActivities];

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
  'use memo';
  const userId = useUserId();
  const user = useMemo(() => (userId === null ? null : { classId, userId }), [classId, userId]);
  const detail = useLoadable(getClassDetail, user && { ...user, studentId: givenStudentId, schoolId });
  const known = dataOf(detail);

  // The server decides about a class that names no student.
  const studentId = known ? (known.studentId ?? givenStudentId ?? '') : givenStudentId;
  const student = studentId === null ? null : { classId, studentId };
  const behaviour = useLoadable(getClassBehaviour, student && user && { ...student, ...user });
  const situation = useSituation(student);
  const courses = useLoadable(listClassCourses, student);
  const classmates = useLoadable(listClassmates, user && { classId });
  const findHandIn = useFreshHandIns(classId);
  const today = useToday(user, findHandIn);
  const dynamics = useLoadable(pageDynamics, user && { classId, activityId: null });

  const pastUser = view.tab === 'past' || (known && isCompletedClass(known)) ? user : null;
  const past = usePastLessons(pastUser, view.past, findHandIn);

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
    past: { ...past, list: detail.status === 'loading' ? detail : past.list },
    dynamics: mapLoadable(dynamics, ({ items }) => items),
    studentId: studentId || null,
    userId,
  };
}

/** The student's totals stand in for a study time that the situation leaves out. */
function useSituation(student: { classId: string; studentId: string } | null) {
  'use memo';
  const situation = useLoadable(getStudySituation, student);
  const lacksTime = dataOf(situation)?.studyDuration === null;
  const total = dataOf(useLoadable(getStudentStatistics, lacksTime ? student : null))?.studyDuration;
  const studyTime = typeof total === 'number' ? formatServerDuration(total) : null;
  return mapLoadable(situation, (data) => ({ ...data, studyDuration: data.studyDuration ?? studyTime }));
}

/** The lessons of the day: asked again at the next day, and when one begins or ends. */
function useToday(user: { classId: string; userId: string } | null, findHandIn: FindHandIn) {
  'use memo';
  const today = useLoadable(listTodayActivities, user);
  const times = (dataOf(today) ?? []).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  useFreshAt(CHANGING, { times, isDaily: true });
  return useMemo(() => mapLoadable(today, (list) => withHandIns(list, findHandIn)), [today, findHandIn]);
}

/** `user` is null while nobody looks at them. */
function usePastLessons(
  user: { classId: string; userId: string } | null,
  { filter, page: current, size }: ClassView['past'],
  findHandIn: FindHandIn,
) {
  'use memo';
  const summary = useLoadable(getPastSummary, user);
  const page = useLoadable(pagePastActivities, user && { ...user, filter, current, size });
  const list = useMemo(
    () => mapLoadable(page, (data) => ({ ...data, items: withHandIns(data.items, findHandIn) })),
    [page, findHandIn],
  );
  return { summary, list };
}
