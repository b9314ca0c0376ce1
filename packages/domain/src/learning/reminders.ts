import { toMoment } from '../time/toSchoolTime.ts';
import type { ClassActivity } from './ClassActivity.ts';

/** Minutes before a lesson at which a student is reminded of it. */
export const REMINDER_MINUTES = 15;

/** What a student is reminded of, and when, milliseconds since 1970. */
export interface Reminder {
  id: string;
  name: string;
  startsAt: number;
  remindAt: number;
}

/** Later ones are planned by the next page that is opened. */
const LONGEST_MS = 24 * 60 * 60_000;

/** The reminders of the next 24 hours; none of what is attended, or begins sooner than a reminder comes. */
export const planReminders = (activities: readonly ClassActivity[], now: number): Reminder[] =>
  activities.flatMap(({ id, name, startsAt, status }) => {
    const moment = startsAt === null || startsAt.length <= 10 ? null : toMoment(startsAt);
    const remindAt = moment === null ? null : moment - REMINDER_MINUTES * 60_000;
    if (moment === null || remindAt === null || status === 'attended') return [];
    return remindAt > now && remindAt - now <= LONGEST_MS ? [{ id, name, startsAt: moment, remindAt }] : [];
  });
