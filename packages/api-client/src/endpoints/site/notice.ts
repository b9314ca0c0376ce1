import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { parseNotice, parseNoticeDetail } from '../../entities/site/parseNotice.ts';

/** Published notices, newest first (HOME-09, NOTICE-01). */
export const pageNotices = defineEndpoint({
  id: 'notice.page',
  method: 'POST',
  path: '/universityAdvertise/anyUser/notice/page',
  isPathOurs: true,
  toPayload: ({ current, size }: { current: number; size: number }) => ({
    current,
    size,
    order: 'descending',
    sort: 'createdTime',
    model: { status: 1 },
  }),
  parse: (data) => parsePage(data, parseNotice),
});

/** One notice; null when the school has none with this id (NOTICE-02). */
export const getNoticeDetail = defineEndpoint({
  id: 'notice.detail',
  method: 'GET',
  path: '/universityAdvertise/anyUser/notice/detail',
  isPathOurs: true,
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: parseNoticeDetail,
});
