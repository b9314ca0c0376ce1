import { getContentOperation, listContentTags, pageContentOperations } from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord, readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';

const TAG = { id: 'banner', name: '首页轮播' };

/** What the school's operators publish: in the sandbox the banners of the home page. */
export const CONTENT_OPERATION_ROUTES: Route[] = [
  route(pageContentOperations, { example: { tenantId: '10001', current: 1, size: 2 } }, (call) => {
    const tagId = readText(readRecord(call.payload, 'model'), 'tagId');
    return toPage(tagId === '' || tagId === TAG.id ? listContent(call) : [], call.payload);
  }),
  route(listContentTags, { example: {} }, (call) => [{ ...TAG, count: listContent(call).length }]),
  route(
    getContentOperation,
    { example: { id: '41001' } },
    (call) => listContent(call).find(({ id }) => id === readText(call.payload, 'id')) ?? null,
  ),
];

function listContent(call: Call) {
  return requireSchool(call).banners.map(({ id, title, pic, introduction }) => ({
    id,
    title: title ?? '首页图片',
    pic,
    content: introduction,
  }));
}
