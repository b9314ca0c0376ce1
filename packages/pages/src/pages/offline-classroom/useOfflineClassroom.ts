import {
  getChapters,
  getClassroomDetail,
  listClassActivities,
  listHighlights,
} from '@cloud-school/api-client';
import type { Attendance, ClassActivity, Classroom } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { useAttendance } from '../../features/attendance/useAttendance.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';

export interface OfflineClassroomQuery {
  classId: string;
  classroomId: string;
  courseId: string | null;
  activityId: string | null;
  /** Null while unknown. */
  studentId: string | null;
  userId: string | null;
}

/** Loads a face-to-face classroom with its attendance and highlights; each block fails and retries alone. */
export function useOfflineClassroom(query: OfflineClassroomQuery) {
  const { classId, classroomId, courseId, studentId, userId } = query;
  const detail = useLoadable(getClassroomDetail, { classroomId });
  const highlights = useLoadable(listHighlights, { bizId: classroomId, classId, courseId });
  const activities = useLoadable(listClassActivities, userId === null ? null : { classId, userId });
  const directory = courseId === null || studentId === null ? null : { courseId, studentId, classId };
  const chapters = useLoadable(getChapters, directory);

  const activity = findActivity(dataOf(activities) ?? [], query);
  const classroom = (dataOf(chapters) ?? [])
    .flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms))
    .find(({ id }) => id === classroomId);

  // A course opens its classrooms without an activity; the class knows which one it is.
  const activityId = query.activityId ?? activity?.id ?? null;
  const isListed = activity !== undefined || classroom !== undefined;
  const isAnyLoading = activities.status === 'loading' || (directory && chapters.status === 'loading');
  const isActivityKnown = activityId !== null || activities.status === 'loading';
  const { attendance, pending, sign } = useAttendance(
    activityId === null || studentId === null || userId === null
      ? null
      : { activityId, classId, classroomId, courseId, studentId, userId },
  );
  return {
    detail,
    highlights,
    attendance: isActivityKnown ? attendance : null,
    pending,
    sign,
    time: timeOf(activity, classroom),
    place: classroom?.address ?? activity?.address ?? null,
    isScheduleLoading: !isListed && Boolean(isAnyLoading),
  };
}

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
