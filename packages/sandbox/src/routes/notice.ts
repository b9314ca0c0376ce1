import { getNoticeDetail, pageNotices } from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { requireSchool } from '../auth/requireSchool.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import type { NoticeSeed } from '../seed/SandboxSeed.ts';

export const NOTICE_ROUTES: Route[] = [
  route(pageNotices, { example: { current: 1, size: 99 } }, (call) =>
    toPage(listPublished(call).map(toNoticeRecord), call.payload),
  ),
  route(getNoticeDetail, { example: { id: '51005' } }, (call) => {
    const wanted = readText(call.payload, 'id');
    const notice = listPublished(call).find(({ id }) => id === wanted);
    return notice ? { ...toNoticeRecord(notice), content: notice.content } : null;
  }),
];

/** The published notices of this school: one with a future date is not published yet. */
function listPublished(call: Call): NoticeSeed[] {
  return requireSchool(call).notices.filter(({ createdAt }) => createdAt <= call.now);
}

function toNoticeRecord({ id, title, writerName, createdAt }: NoticeSeed) {
  return { id, title, writerName, createdTime: toSchoolTime(createdAt), status: 1 };
}
