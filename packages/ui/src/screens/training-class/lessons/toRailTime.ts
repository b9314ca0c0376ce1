import type { ClassActivity } from '@cloud-school/domain';

/** The two lines beside an activity on the rail: start over end, as times within a day, else as days ('MM-DD'). */
export function toRailTime({ startsAt, endsAt }: Pick<ClassActivity, 'startsAt' | 'endsAt'>): {
  start: string;
  end: string | null;
} {
  if (startsAt === null) return { start: '待定', end: null };
  const isOneDay = endsAt === null || startsAt.slice(0, 10) === endsAt.slice(0, 10);
  if (!isOneDay) return { start: startsAt.slice(5, 10), end: endsAt.slice(5, 10) };
  return { start: startsAt.slice(11, 16) || '全天', end: endsAt?.slice(11, 16) || null };
}
