import type { ClassActivity } from '@cloud-school/domain';

/** 'MM-DD HH:mm 至' and 'MM-DD HH:mm' of an activity that ends on another day; null for one within a day. */
export function formatDateSpan({
  startsAt,
  endsAt,
}: Pick<ClassActivity, 'startsAt' | 'endsAt'>): [from: string, to: string] | null {
  if (startsAt === null || endsAt === null || startsAt.slice(0, 10) === endsAt.slice(0, 10)) return null;
  // The year shows only if the two years differ.
  const from = startsAt.slice(0, 4) === endsAt.slice(0, 4) ? 5 : 0;
  return [`${startsAt.slice(from, 16)} 至`, endsAt.slice(from, 16)];
}
