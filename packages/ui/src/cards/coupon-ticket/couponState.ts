import type { Coupon } from '@cloud-school/domain';

/** The status from the server, or 'expired' after the last day. */
export type CouponState = Coupon['status'] | 'expired';

/** The state of a coupon on a day ('YYYY-MM-DD'). */
export function couponState(coupon: Coupon, today: string): CouponState {
  const isExpired = coupon.usableUntil !== null && coupon.usableUntil < today;
  return isExpired ? 'expired' : coupon.status;
}
