import { getClassroomDetail, listHighlights } from '@cloud-school/api-client';
import type {
  ActivityContent,
  Attendance,
  ClassActivity,
  Classroom,
  ClassroomDetail,
} from '@cloud-school/domain';
import { classroomsOf, dataOf, failed, type Loadable, mapLoadable, ready } from '@cloud-school/ui';
import { useAttendance } from '../../features/attendance/useAttendance.ts';
import { useClassActivity } from '../../features/lesson/useClassActivity.ts';
import { useDirectory } from '../../features/lesson/useDirectory.ts';
import { classroomAddress } from '../../features/study-address/classroomAddress.ts';
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
  const { classId, classroomId, studentId, userId } = query;
  // A course opens its classrooms without an activity; the class knows which one it is.
  const { activities, activity, activityId, isActivityKnown, courseId } = useClassActivity(
    query,
    ({ isFaceToFace }) => isFaceToFace,
  );
  const isCourseKnown = courseId !== null || activities.status !== 'loading';
  const { attendance, pending, sign } = useAttendance({
    activityId: isActivityKnown ? activityId : null,
    classId,
    classroomId,
    courseId,
    studentId,
    userId,
  });
  const classroom = useClassroomBlocks(query, isCourseKnown, courseId);
  const detail = classroomId === null ? detailOf(activities, activity) : classroom.detail;
  return {
    courseId,
    isCourseKnown,
    detail: mapLoadable(detail, (data) => ({ ...data, isRequired: query.isRequired ?? data.isRequired })),
    highlights: classroom.highlights,
    status: activity?.status ?? null,
    contents: activity?.contents ?? null,
    contentTo: (content: ActivityContent) =>
      classroomAddress(content, {
        classId,
        courseId,
        studentId,
        activityId,
        bizType: activity?.bizType ?? null,
      }),
    attendance: activityId === null ? attendanceOfUnknown(activities) : attendance,
    pending,
    sign,
    ...useSchedule({ ...query, courseId }, activities, activity),
  };
}

/** What is asked for a classroom by its id. */
function useClassroomBlocks(
  { classId, classroomId }: OfflineClassroomQuery,
  isCourseKnown: boolean,
  courseId: string | null,
) {
  const detail = useLoadable(getClassroomDetail, classroomId === null ? null : { classroomId });
  const highlights = useLoadable(
    listHighlights,
    classroomId === null || !isCourseKnown ? null : { bizId: classroomId, classId, courseId },
  );
  return { detail, highlights: classroomId === null ? ready([]) : highlights };
}

/** When and where it is, by its activity or else by the directory of its course. */
function useSchedule(
  query: OfflineClassroomQuery,
  activities: Loadable<unknown>,
  activity: ClassActivity | null,
) {
  const { courseId, studentId, classroomId } = query;
  const chapters = useDirectory({ ...query, isPreview: false });
  const classroom = classroomsOf(dataOf(chapters) ?? []).find(({ id }) => id === classroomId);
  const isDirectoryLoading = courseId !== null && studentId !== null && chapters.status === 'loading';
  return {
    time: timeOf(activity, classroom),
    place: classroom?.address ?? activity?.address ?? null,
    isScheduleLoading: !activity && !classroom && (activities.status === 'loading' || isDirectoryLoading),
  };
}

/** What the class knows of a lesson without a classroom. */
function detailOf(
  activities: Loadable<ClassActivity[]>,
  activity: ClassActivity | null,
): Loadable<ClassroomDetail> {
  if (activities.status !== 'ready') return activities;
  if (!activity) return failed('班级里没有这次面授', () => undefined, true);
  const { name, isRequired } = activity;
  return ready({ name, isRequired, notice: null, points: [], teachers: [] });
}

/** The attendance of an activity that is not known: it may be loading, have failed, or there is none. */
const attendanceOfUnknown = (activities: Loadable<ClassActivity[]>): Loadable<Attendance> | null =>
  activities.status === 'ready' ? null : activities;

const timeOf = (
  activity: ClassActivity | null,
  classroom: Classroom | undefined,
): Pick<Attendance, 'startsAt' | 'endsAt'> => ({
  startsAt: activity?.startsAt ?? classroom?.startsAt ?? null,
  endsAt: activity?.endsAt ?? classroom?.endsAt ?? null,
});
