const DAY_MS = 86_400_000;
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

/** 11 月 21 日 周六 14:00–16:30; null when neither end is known. Times are 'YYYY-MM-DD HH:mm:ss'. */
export function formatClassTime(startsAt: string | null, endsAt: string | null): string | null {
  if (startsAt === null) return endsAt === null ? null : `${formatEnd(endsAt)} 前`;
  if (endsAt === null) return formatEnd(startsAt);
  const isSameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  if (!isSameDay) return `${formatEnd(startsAt)} 至 ${formatEnd(endsAt)}`;
  const [from, to] = [startsAt, endsAt].map(clockOf);
  return `${formatDay(startsAt)} ${from}${to && to !== from ? `–${to}` : ''}`.trim();
}

const formatEnd = (time: string) => `${formatDay(time)} ${clockOf(time)}`.trim();

const clockOf = (time: string) => time.slice(11, 16);

function formatDay(time: string): string {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  // The day of the week of a date is the same everywhere when it is read as UTC; 1 January 1970 is a Thursday.
  const days = Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
  return `${month} 月 ${day} 日 周${WEEKDAYS[(((days + 4) % 7) + 7) % 7]}`;
}
