import { dayAt } from '../../serverTime.ts';
import type { CouponSeed } from '../ProductSeed.ts';

/** Coupons of 云帆; the home page shows the newest three. */
export function makeYunfanCoupons(now: number): CouponSeed[] {
  return [
    {
      id: '83001',
      title: '秋冬班报名立减券',
      amount: '500',
      minPoint: '2000',
      createdAt: dayAt(now, -2, 9),
      useStart: dayAt(now, -20),
      useEnd: dayAt(now, 40, 23, 59),
      remaining: null,
      receivedBy: [],
    },
    {
      id: '83002',
      title: '老学员续学券（二级、一级通用）',
      amount: '200.00',
      minPoint: '1200',
      createdAt: dayAt(now, -4, 9),
      useStart: dayAt(now, -11),
      useEnd: dayAt(now, 50, 23, 59),
      remaining: 68,
      receivedBy: ['u-shen'],
    },
    {
      id: '83003',
      title: '考前模拟与实训加课券',
      amount: '80',
      minPoint: null,
      createdAt: dayAt(now, -6, 9),
      useStart: dayAt(now, -6),
      useEnd: dayAt(now, 24, 23, 59),
      remaining: 0,
      receivedBy: [],
    },
    {
      id: '83004',
      title: '开学季专项能力券',
      amount: '100',
      minPoint: '900',
      createdAt: dayAt(now, -70, 9),
      useStart: dayAt(now, -70),
      useEnd: dayAt(now, -9, 23, 59),
      remaining: null,
      receivedBy: [],
    },
  ];
}
