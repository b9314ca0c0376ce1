import type { Coupon } from '../site/Coupon.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  { title: '秋冬班报名立减券', amount: '500', minimum: '2000', status: 'claimable' },
  { title: '老学员续学券（二级、一级通用）', amount: '200', minimum: '1200', status: 'claimable' },
  { title: '考前模拟与实训加课券', amount: '80', minimum: '0', status: 'received' },
] as const;

/** A coupon; the student has already received the third one. */
export function makeCoupon(overrides: Partial<Coupon> = {}, index = 0): Coupon {
  return {
    ...inSchool(
      'coupon',
      ['title'],
      {
        id: `coupon-${index + 1}`,
        usableFrom: '2026-11-01',
        usableUntil: '2026-12-31',
        ...pick(samples, index),
      },
      index,
    ),
    ...overrides,
  };
}
