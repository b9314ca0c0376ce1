import type { Coupon } from '@cloud-school/domain';

/** The days on which a coupon can be used; a window that ends before it starts is not shown. */
export function formatUsableWindow({
  usableFrom,
  usableUntil,
}: Pick<Coupon, 'usableFrom' | 'usableUntil'>): string {
  if (usableFrom && usableUntil && usableFrom <= usableUntil)
    return `${formatDottedDay(usableFrom)} – ${formatDottedDay(usableUntil)}`;
  if (usableFrom && !usableUntil) return `${formatDottedDay(usableFrom)} 起可用`;
  if (usableUntil && !usableFrom) return `${formatDottedDay(usableUntil)} 前可用`;
  return '使用时间以券面为准';
}

/** The last day only, for narrow windows; the current year is left out. */
export function formatLastDay({ usableUntil }: Pick<Coupon, 'usableUntil'>, today: string): string | null {
  if (usableUntil === null) return null;
  const isThisYear = usableUntil.slice(0, 4) === today.slice(0, 4);
  return `至 ${formatDottedDay(isThisYear ? usableUntil.slice(5) : usableUntil)}`;
}

/** '2026-11-01' → '2026.11.01' */
const formatDottedDay = (day: string) => day.replaceAll('-', '.');
