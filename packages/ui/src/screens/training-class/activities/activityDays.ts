import type { ClassActivity } from '@cloud-school/api-client';

export interface ActivityDay {
  /** 'YYYY-MM-DD'; null when the day is not fixed. */
  day: string | null;
  /** Sorted by start time. */
  activities: ClassActivity[];
}

export interface ActivitySection {
  kind: 'today' | 'upcoming' | 'past';
  days: ActivityDay[];
}

/**
 * The activities by day: today with everything that is running, then the upcoming days, then the past days from the latest.
 * Sections without activities are left out.
 */
export function activitySections(activities: ClassActivity[], today: string): ActivitySection[] {
  const byDay = new Map<string | null, ClassActivity[]>();
  for (const activity of activities.toSorted(byStart)) {
    const day = toDay(activity, today);
    byDay.set(day, [...(byDay.get(day) ?? []), activity]);
  }
  const days = [...byDay].map(([day, rows]) => ({ day, activities: rows }));
  const sections: ActivitySection[] = [
    { kind: 'today', days: days.filter(({ day }) => day === today) },
    { kind: 'upcoming', days: days.filter(({ day }) => day === null || day > today) },
    { kind: 'past', days: days.filter(({ day }) => day !== null && day < today).toReversed() },
  ];
  return sections.filter((section) => section.days.length > 0);
}

/** The day that an activity is listed under: today while it is running, else the day it starts. */
function toDay({ startsAt, endsAt }: ClassActivity, today: string): string | null {
  const start = startsAt?.slice(0, 10) ?? null;
  const end = endsAt?.slice(0, 10) ?? start;
  return start !== null && end !== null && start <= today && today <= end ? today : start;
}

/** Activities without a start time come last. */
const byStart = (one: ClassActivity, other: ClassActivity) =>
  (one.startsAt ?? '9999').localeCompare(other.startsAt ?? '9999');

const WEEKDAYS = '日一二三四五六';

/** 'YYYY-MM-DD' as 'M 月 D 日 星期六'. */
export function formatDay(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日 星期${weekday}`;
}
