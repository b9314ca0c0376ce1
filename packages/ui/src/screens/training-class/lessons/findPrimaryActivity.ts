import { type ClassActivity, isHandedIn, lastSecondOf, compareTimes } from '@cloud-school/domain';
import { activityPhase } from '../../../cards/activity-card/activityPhase.ts';

type Timed = Pick<ClassActivity, 'status' | 'startsAt' | 'endsAt' | 'contents'>;

/** The running activity that ends first and is not handed in: a lesson of an hour before a week of practice. 'now' is 'YYYY-MM-DD HH:mm:ss'. */
export function findPrimaryActivity<Activity extends Timed>(
  activities: readonly Activity[],
  now: string,
): Activity | undefined {
  const running = activities.filter(
    (activity) => activityPhase(activity, now) === 'running' && !isHandedIn(activity),
  );
  const endOf = (activity: Timed) => lastSecondOf(activity) ?? '';
  return running.toSorted((a, b) => compareTimes(endOf(a), endOf(b)))[0];
}
