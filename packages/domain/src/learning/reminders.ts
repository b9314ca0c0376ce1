import { toMoment } from '../time/toSchoolTime.ts';
import { type ClassActivity, isPresent } from './ClassActivity.ts';

/** Minutes before a lesson at which a student is reminded of it. */
export const REMINDER_MINUTES = 15;

/** What a student is reminded of, and when, milliseconds since 1970. */
export interface Reminder {
  /** Of its kind, its activity and its start: two of one activity are two. */
  id: string;
  activityId: string;
  name: string;
  startsAt: number;
  remindAt: number;
}

type Remindable = Pick<ClassActivity, 'id' | 'name' | 'startsAt' | 'status'>;

/** The reminders of what has not begun; none of what is attended. */
export const planReminders = (activities: readonly Remindable[], now: number): Reminder[] =>
  activities.flatMap(({ id: activityId, name, startsAt, status }) => {
    const moment = startsAt === null || startsAt.length <= 10 ? null : toMoment(startsAt);
    if (moment === null || moment <= now || isPresent({ status })) return [];
    const remindAt = moment - REMINDER_MINUTES * 60_000;
    return [{ id: `lesson ${activityId} ${moment}`, activityId, name, startsAt: moment, remindAt }];
  });

/** What a reminder says at `now`: a device that slept tells it late. */
export const reminderTitle = ({ startsAt }: Pick<Reminder, 'startsAt'>, now: number): string =>
  `${Math.max(1, Math.ceil((startsAt - now) / 60_000))} 分钟后上课`;
