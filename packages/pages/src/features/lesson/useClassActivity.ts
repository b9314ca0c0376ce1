import { listClassActivities } from '@cloud-school/api-client';
import type { ClassActivity } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { type ContentAddress, findContentActivity } from './findContentActivity.ts';
import type { LessonPlace } from './LessonPlace.ts';

/** The activity of a content of a class. What it knows stands in for what the address leaves out. */
export function useClassActivity(
  { classId, userId, courseId, ...address }: ActivityAddress,
  isMeant?: (activity: ClassActivity) => boolean,
) {
  'use memo';
  const activities = useLoadable(listClassActivities, userId === null ? null : { classId, userId });
  const listed = dataOf(activities) ?? [];
  const { activity, activityId } = findContentActivity(listed, address, isMeant);
  return {
    activities,
    /** Null while it loads, and where the class has none. */
    activity,
    /** That of the address while the activities load, and where they failed. */
    activityId,
    /** The activity is found, or there is none to find. */
    isActivityKnown: address.classroomId === null || activities.status !== 'loading',
    courseId: courseId ?? activity?.courseId ?? null,
    /** What the address of another content of the course says of its activity. */
    activityOf: (classroomId: string): Pick<LessonPlace, 'activityId' | 'bizType'> => {
      const found = findContentActivity(listed, { activityId, classroomId });
      const isSame = found.activityId === address.activityId;
      return {
        activityId: found.activityId,
        bizType: isSame ? (address.bizType ?? null) : (found.activity?.bizType ?? null),
      };
    },
  };
}

interface ActivityAddress extends ContentAddress, Pick<LessonPlace, 'classId' | 'userId' | 'courseId'> {
  bizType?: string | null;
}
