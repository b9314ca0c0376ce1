import {
  getChapters,
  getClassroomDetail,
  listClassActivities,
  listHighlights,
} from '@cloud-school/api-client';
import type { Attendance, ClassActivity, Classroom, ClassroomDetail } from '@cloud-school/domain';
import { dataOf, failed, type Loadable, mapLoadable, ready } from '@cloud-school/ui';
import { useAttendance } from '../../features/attendance/useAttendance.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';

export interface OfflineClassroomQuery {
  classId: string;
  /** Null for an activity that names no classroom: it is shown with what the class knows of it. */
  classroomId: string | null;
  /** Null in an address without a course: the activity of the class knows it. */
  courseId: string | null;
  activityId: string | null;
  /** 'exam' where the course is an exam, which belongs to no class. */
  type: string | null;
  /** What the address says of the lesson; null where it says nothing. */
  isRequired: boolean | null;
  /** Null while unknown. */
  studentId: string | null;
  userId: string | null;
}

/** Loads a face-to-face classroom with its attendance and highlights; each block fails and retries alone. */
export function useOfflineClassroom(query: OfflineClassroomQuery) {
  const { classId, classroomId, studentId, userId, type } = query;
  const ofClassroom = useLoadable(getClassroomDetail, classroomId === null ? null : { classroomId });
  const activities = useLoadable(listClassActivities, userId === null ? null : { classId, userId });
  const activity = findActivity(dataOf(activities) ?? [], query);
  const courseId = query.courseId ?? activity?.courseId ?? null;
  const isCourseKnown = courseId !== null || activities.status !== 'loading';
  const listed = useLoadable(
    listHighlights,
    classroomId === null || !isCourseKnown ? null : { bizId: classroomId, classId, courseId },
  );
  const directory =
    courseId === null || studentId === null
      ? null
      : { courseId, studentId, classId, isExam: type === 'exam' };
  const chapters = useLoadable(getChapters, directory);

  const classroom = (dataOf(chapters) ?? [])
    .flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms))
    .find(({ id }) => id === classroomId);

  // A course opens its classrooms without an activity; the class knows which one it is.
  const activityId = query.activityId ?? activity?.id ?? null;
  const isListed = activity !== undefined || classroom !== undefined;
  const isAnyLoading = activities.status === 'loading' || (directory && chapters.status === 'loading');
  const { attendance, pending, sign } = useAttendance(
    activityId === null || studentId === null || userId === null
      ? null
      : { activityId, classId, classroomId, courseId, studentId, userId },
  );
  const detail = classroomId === null ? detailOf(activities, activity) : ofClassroom;
  return {
    courseId,
    isCourseKnown,
    detail: mapLoadable(detail, (data) => ({ ...data, isRequired: query.isRequired ?? data.isRequired })),
    highlights: classroomId === null ? ready([]) : listed,
    attendance: activityId === null ? attendanceOfUnknown(activities) : attendance,
    pending,
    sign,
    time: timeOf(activity, classroom),
    place: classroom?.address ?? activity?.address ?? null,
    isScheduleLoading: !isListed && Boolean(isAnyLoading),
  };
}

/** What the class knows of a lesson without a classroom. */
function detailOf(
  activities: Loadable<ClassActivity[]>,
  activity: ClassActivity | undefined,
): Loadable<ClassroomDetail> {
  if (activities.status !== 'ready') return activities;
  if (!activity) return failed('班级里没有这次面授', () => undefined, true);
  const { name, isRequired } = activity;
  return ready({ name, isRequired, notice: null, points: [], teachers: [] });
}

/** The attendance of an activity that is not known: it may be loading, have failed, or there is none. */
const attendanceOfUnknown = (activities: Loadable<ClassActivity[]>): Loadable<Attendance> | null =>
  activities.status === 'ready' ? null : activities;

function findActivity(
  activities: ClassActivity[],
  { activityId, classroomId }: OfflineClassroomQuery,
): ClassActivity | undefined {
  if (activityId !== null) return activities.find(({ id }) => id === activityId);
  return activities.find(
    ({ isFaceToFace, contents }) => isFaceToFace && contents.some(({ id }) => id === classroomId),
  );
}

const timeOf = (
  activity: ClassActivity | undefined,
  classroom: Classroom | undefined,
): Pick<Attendance, 'startsAt' | 'endsAt'> => ({
  startsAt: activity?.startsAt ?? classroom?.startsAt ?? null,
  endsAt: activity?.endsAt ?? classroom?.endsAt ?? null,
});
