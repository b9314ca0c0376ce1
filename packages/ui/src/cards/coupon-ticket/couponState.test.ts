import { makeCoupon } from '@cloud-school/domain/testing';
import { expect, it } from 'vitest';
import { couponState } from './couponState.ts';

it.each([
  ['claimable', '2026-12-31', 'claimable'],
  ['received', '2026-11-21', 'received'],
  ['gone', null, 'gone'],
  ['claimable', '2026-11-20', 'expired'],
  ['received', '2025-11-21', 'expired'],
] as const)('a %s coupon that ends on %s is %s today', (status, usableUntil, state) => {
  expect(couponState(makeCoupon({ status, usableUntil }), '2026-11-21')).toBe(state);
});
