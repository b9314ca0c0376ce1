import { dayAt } from '../../serverTime.ts';
import type { CouponSeed } from '../ProductSeed.ts';

/** Coupons of 金蝶认证中心. */
export function makeKingdeeCoupons(now: number): CouponSeed[] {
  return [
    {
      id: '84001',
      title: '岗位认证首报立减券',
      amount: '300',
      minPoint: '1500',
      createdAt: dayAt(now, -1, 9),
      useStart: dayAt(now, -1),
      useEnd: dayAt(now, 60, 23, 59),
      remaining: null,
      receivedBy: [],
    },
    {
      id: '84002',
      title: '企业三人团报券',
      amount: '1200',
      minPoint: '6000',
      createdAt: dayAt(now, -5, 9),
      useStart: dayAt(now, -5),
      useEnd: dayAt(now, 85, 23, 59),
      remaining: 40,
      receivedBy: [],
    },
    {
      id: '84003',
      title: '机考重考券',
      amount: '99.5',
      minPoint: null,
      createdAt: dayAt(now, -8, 9),
      useStart: dayAt(now, -8),
      useEnd: dayAt(now, 22, 23, 59),
      remaining: 12,
      receivedBy: ['u-qiu'],
    },
  ];
}
