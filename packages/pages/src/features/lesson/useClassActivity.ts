import { listClassActivities } from '@cloud-school/api-client';
import type { ClassActivity } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import type { LessonPlace } from './LessonPlace.ts';

/**
 * The activity of a class that an address means: by its id, or else the first one that `isMeant`. What it knows stands in
 * for what the address leaves out.
 */
export function useClassActivity(
  { classId, userId, ...address }: Pick<LessonPlace, 'classId' | 'userId' | 'activityId' | 'courseId'>,
  isMeant: (activity: ClassActivity) => boolean,
) {
  const activities = useLoadable(listClassActivities, userId === null ? null : { classId, userId });
  const activity =
    (dataOf(activities) ?? []).find((one) =>
      address.activityId === null ? isMeant(one) : one.id === address.activityId,
    ) ?? null;
  return {
    activities,
    /** Null while it loads, and where the class has none. */
    activity,
    activityId: address.activityId ?? activity?.id ?? null,
    courseId: address.courseId ?? activity?.courseId ?? null,
  };
}
