import { defineEndpoint } from '../../endpoint.ts';
import { readList } from '../../entities/read.ts';
import { parseCoupon } from '../../entities/site/parseCoupon.ts';

/** The newest coupons that can be claimed (HOME-05). */
export const listReceivableCoupons = defineEndpoint({
  id: 'coupon.receivable',
  method: 'POST',
  path: '/enroll/anyBiz/coupon/list/receivablePage',
  toPayload: ({ size }: { size: number }) => ({
    current: 1,
    size,
    order: 'descending',
    sort: 'createdTime',
    model: { state: 1 },
  }),
  parse: (data) => readList(data, 'Coupons', parseCoupon),
});
