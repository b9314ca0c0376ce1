import type { Coupon } from '@cloud-school/api-client';
import { formatYuan } from '../../primitives/price/formatYuan.ts';

const dotted = (day: string) => day.replaceAll('-', '.');

/** When a coupon can be used; a window that makes no sense is not repeated. */
export function windowWords({ usableFrom, usableUntil }: Pick<Coupon, 'usableFrom' | 'usableUntil'>): string {
  if (usableFrom && usableUntil && usableFrom <= usableUntil)
    return `${dotted(usableFrom)} – ${dotted(usableUntil)}`;
  if (usableFrom && !usableUntil) return `${dotted(usableFrom)} 起可用`;
  if (usableUntil && !usableFrom) return `${dotted(usableUntil)} 前可用`;
  return '使用时间以券面为准';
}

/** The same in a narrow place: its last day, without a year that is this one. */
export function lastDayWords({ usableUntil }: Pick<Coupon, 'usableUntil'>, today: string): string | null {
  if (usableUntil === null) return null;
  const isThisYear = usableUntil.slice(0, 4) === today.slice(0, 4);
  return `至 ${dotted(isThisYear ? usableUntil.slice(5) : usableUntil)}`;
}

/** From which fee a coupon counts; nothing where it cannot be told. */
export function minimumWords(minimum: string | null): string | null {
  if (minimum === null) return null;
  return minimum === '0' ? '无门槛' : `满 ${formatYuan(minimum)} 可用`;
}

/** Where a coupon stands on a day, 'YYYY-MM-DD'. */
export function couponState(coupon: Coupon, today: string): Coupon['status'] | 'expired' {
  const isOver = coupon.usableUntil !== null && coupon.usableUntil < today;
  return isOver ? 'expired' : coupon.status;
}
