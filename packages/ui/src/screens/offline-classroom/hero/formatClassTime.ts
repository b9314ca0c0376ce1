import { formatDayName } from '@cloud-school/domain';

/** 11 月 21 日 周六 14:00–16:30; null when neither end is known. Times are 'YYYY-MM-DD HH:mm:ss'. */
export function formatClassTime(startsAt: string | null, endsAt: string | null): string | null {
  if (startsAt === null) return endsAt === null ? null : `${formatEnd(endsAt)} 前`;
  if (endsAt === null) return formatEnd(startsAt);
  const isSameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  if (!isSameDay) return `${formatEnd(startsAt)} 至 ${formatEnd(endsAt)}`;
  const [from, to] = [startsAt, endsAt].map(clockOf);
  return `${formatDayName(startsAt.slice(0, 10))} ${from}${to && to !== from ? `–${to}` : ''}`.trim();
}

const formatEnd = (time: string) => `${formatDayName(time.slice(0, 10))} ${clockOf(time)}`.trim();

const clockOf = (time: string) => time.slice(11, 16);
