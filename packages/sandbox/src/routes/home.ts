import { listAnnouncements, listBanners, listStudentBanners } from '@cloud-school/api-client';
import { toMoment, toSchoolTime } from '@cloud-school/domain';
import { requireSchool } from '../auth/requireSchool.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';

export const HOME_ROUTES: Route[] = [
  route(listBanners, { example: { tenantId: '10001' } }, (call) => requireSchool(call).banners),
  // The same call on the wire, so the route above answers it.
  route(listStudentBanners, { example: { tenantId: '10001' } }, (call) => requireSchool(call).banners),
  route(
    listAnnouncements,
    { example: { startTime: '2026-10-22 00:00:00', endTime: '2026-11-21 23:59:59' } },
    (call) => {
      const { news, notices } = requireSchool(call);
      const from = readTime(call, 'startTime');
      const to = readTime(call, 'endTime');
      const entries = [
        ...notices.map(({ id, title, tickerTitle, createdAt }) => ({
          id,
          title: tickerTitle ?? title,
          code: 'NOTICE',
          at: createdAt,
        })),
        ...news.map(({ id, title, publishedAt }) => ({
          id,
          title,
          code: 'NEW_INFORMATION',
          at: publishedAt,
        })),
      ];
      const records = entries
        .filter(({ at }) => at >= from && at <= to)
        .sort((one, other) => other.at - one.at)
        .map(({ id, title, code, at }) => ({
          id,
          title,
          commentObjectType: { code },
          [code === 'NOTICE' ? 'createdTime' : 'publishTime']: toSchoolTime(at),
        }));
      return { records };
    },
  ),
];

function readTime({ payload }: Call, name: string): number {
  const time = toMoment(readText(payload, name));
  if (time === null) throw new RequestError(ERROR_CODES.badRequest, '请选择正确的时间范围');
  return time;
}
