import { listReceivableCoupons } from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { requireSchool } from '../auth/requireSchool.ts';
import { type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';

export const COUPON_ROUTES: Route[] = [
  route(listReceivableCoupons, { example: { size: 99 } }, (call) => {
    const session = call.store.get('sessions', call.headers.get('token') ?? '');
    const userId = session && session.expiresAt > call.now ? session.userId : null;
    const coupons = requireSchool(call)
      .coupons.filter(({ createdAt, useEnd }) => createdAt <= call.now && useEnd > call.now)
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .map(({ createdAt, useStart, useEnd, receivedBy, ...coupon }) => ({
        ...coupon,
        received: userId !== null && receivedBy.includes(userId),
        createdTime: toSchoolTime(createdAt),
        useStartTime: toSchoolTime(useStart),
        useEndTime: toSchoolTime(useEnd),
      }));
    return toPage(coupons, call.payload);
  }),
];
