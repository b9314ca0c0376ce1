/**
 * '11-21 10:30–12:00', with both dates for a lesson that ends on another day, and without the times of day that are not known;
 * null without a start.
 */
export function formatAttendanceTime(startsAt: string | null, endsAt: string | null): string | null {
  if (startsAt === null) return null;
  const start = startsAt.slice(5, 16);
  if (endsAt === null) return start;
  const isSameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  const end = isSameDay ? endsAt.slice(11, 16) : endsAt.slice(5, 16);
  return [start, end].filter(Boolean).join('–');
}
