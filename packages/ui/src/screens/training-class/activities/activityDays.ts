import type { ClassActivity } from '@cloud-school/api-client';

export interface ActivityDay {
  /** 'YYYY-MM-DD'; null where the day is not fixed. */
  day: string | null;
  /** By the time they begin. */
  activities: ClassActivity[];
}

export interface ActivitySection {
  title: '今日课堂' | '后续课堂' | '往期课堂';
  days: ActivityDay[];
}

/** Today first, with what began earlier and still runs; then the days to come, then the past ones, latest first. */
export function activitySections(activities: ClassActivity[], today: string): ActivitySection[] {
  const byDay = new Map<string | null, ClassActivity[]>();
  for (const activity of activities.toSorted(byStart)) {
    const day = dayOf(activity, today);
    byDay.set(day, [...(byDay.get(day) ?? []), activity]);
  }
  const days = [...byDay].map(([day, rows]) => ({ day, activities: rows }));
  const sections: ActivitySection[] = [
    { title: '今日课堂', days: days.filter(({ day }) => day === today) },
    { title: '后续课堂', days: days.filter(({ day }) => day === null || day > today) },
    { title: '往期课堂', days: days.filter(({ day }) => day !== null && day < today).toReversed() },
  ];
  return sections.filter((section) => section.days.length > 0);
}

function dayOf({ startsAt, endsAt }: ClassActivity, today: string): string | null {
  const start = startsAt?.slice(0, 10) ?? null;
  const end = endsAt?.slice(0, 10) ?? start;
  return start !== null && end !== null && start <= today && today <= end ? today : start;
}

/** Those without a time come last. */
const byStart = (one: ClassActivity, other: ClassActivity) =>
  (one.startsAt ?? '9999').localeCompare(other.startsAt ?? '9999');
