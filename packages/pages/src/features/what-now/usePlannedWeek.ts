import { getTimetable } from '@cloud-school/api-client';
import {
  isInService,
  isPresent,
  type Period,
  type PlannedActivity,
  type StudentClass,
  type TimetableActivity,
  weekOf,
} from '@cloud-school/domain';
import { dataOf, type Loadable, useSchoolSettings } from '@cloud-school/ui';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useFreshAt } from '../../platform/time/useFreshAt.ts';

const isStudied = (activity: TimetableActivity) => isPresent(activity) || activity.isFinished === true;

/** A student is in one or two classes at a time; more would be asked for one by one. */
const MOST_CLASSES = 3;

/** The classes that the student can enter now. */
export const classesInService = (classes: readonly StudentClass[]): StudentClass[] =>
  classes.filter((each) => isInService(each) && each.isOpen).slice(0, MOST_CLASSES);

interface PlannedWeek {
  period: Period;
  activities: PlannedActivity[];
  /** The days on which the student attended or finished something. */
  studiedDays: string[];
  /** False where the timetable of a class failed: then nobody says that today is free. */
  isWhole: boolean;
}

/** The week of these classes by their timetables; asked again when a lesson of it begins or ends, and on another day. */
export function usePlannedWeek(classes: readonly StudentClass[], today: string): Loadable<PlannedWeek> {
  const { client } = usePortal();
  const userId = useUserId();
  const { weekStart } = useSchoolSettings();
  const period = weekOf(today, weekStart);
  const ids = classes.map(({ classId }) => classId);

  async function load(): Promise<PlannedWeek> {
    const bounds = { startTime: `${period.from} 00:00:00`, endTime: `${period.to} 23:59:59` };
    const asked = await Promise.allSettled(
      classes.map(async ({ classId, className }) => {
        const query = { classId, userId: userId ?? '', period: 'week', ...bounds } as const;
        const { days } = await client.call(getTimetable, query, { isQuiet: true });
        return {
          planned: days.flatMap(({ activities }) =>
            activities.map((activity) => ({ classId, className, activity })),
          ),
          studiedDays: days.filter(({ activities }) => activities.some(isStudied)).map(({ date }) => date),
        };
      }),
    );
    const answered = asked.filter((answer) => answer.status === 'fulfilled');
    const [failure] = asked.filter((answer) => answer.status === 'rejected');
    if (failure && answered.length === 0) throw failure.reason;
    return {
      period,
      activities: answered.flatMap(({ value }) => value.planned),
      studiedDays: answered.flatMap(({ value }) => value.studiedDays),
      isWhole: failure === undefined,
    };
  }

  const key = userId === null || ids.length === 0 ? null : [getTimetable.id, 'planned', ids, period];
  const week = useSwrLoadable(key, load);
  const times = (dataOf(week)?.activities ?? []).flatMap(({ activity }) => [
    activity.startsAt,
    activity.endsAt,
  ]);
  useFreshAt([getTimetable], { times, isDaily: true });
  return week;
}
