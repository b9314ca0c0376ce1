const MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

/** The time until the end of a running activity: 还剩 52 分钟, from an hour on 还剩 2 小时 5 分钟; null when it is unknown. */
export function minutesLeft(endsAt: string | null, now: string): string | null {
  if (endsAt === null) return null;
  const minutes = Math.ceil((toTime(endsAt) - toTime(now)) / MINUTE);
  if (!(minutes > 0)) return null;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  // A lesson of more than a day is dated: nobody counts its hours.
  if (hours >= 24) return null;
  const rest = `${minutes % MINUTES_PER_HOUR} 分钟`;
  return hours > 0 ? `还剩 ${hours} 小时 ${rest}` : `还剩 ${rest}`;
}

/** Read as UTC: only differences count. */
const toTime = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);
