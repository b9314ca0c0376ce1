import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { listReceivableCoupons } from './coupon.ts';
import { listAnnouncements } from './home.ts';
import { getHotMajor, pageCommonQuestions, pageHotMajors } from './hotMajor.ts';
import { getNewsDetail, listNewsCategories, pageNews } from './news.ts';
import { getNoticeDetail, pageNotices } from './notice.ts';
import { listProductCategories, listProducts, pageCategoryProducts } from './product.ts';

const tenantId = '1001';
const root = '/universityAdvertise/anyUser';

it('list the announcements of a period', async () => {
  const span = { startTime: '2026-10-22 00:00:00', endTime: '2026-11-21 00:00:00' };
  expect(await captureRequest(listAnnouncements, span)).toEqual({
    line: 'POST /universityAdvertise/anyBiz/discoverArticle/mergeCustomPage',
    payload: span,
  });
});

it('list the recommended products of a category', async () => {
  expect(await captureRequest(listProductCategories, { tenantId })).toEqual({
    line: 'POST /product/anyBiz/productOperationCategory/query',
    payload: { tenantId, isVariety: 0, state: 1 },
  });
  expect(await captureRequest(pageCategoryProducts, { categoryId: '81', current: 2, size: 4 })).toEqual({
    line: 'POST /product/anyBiz/productOperationRelation/page',
    payload: {
      current: 2,
      size: 4,
      order: 'ascending',
      sort: 'seq',
      model: { bizId: '81', bizType: 'CATEGORY', state: 1 },
    },
  });
});

it('list products by their ids', async () => {
  expect(await captureRequest(listProducts, { productIds: ['7', '8'] })).toEqual({
    line: 'POST /product/anyBiz/product/page',
    payload: { current: 1, size: 2, model: { prodIdList: ['7', '8'] } },
  });
});

it('list the newest coupons', async () => {
  expect(await captureRequest(listReceivableCoupons, { size: 3 })).toEqual({
    line: 'POST /enroll/anyBiz/coupon/list/receivablePage',
    payload: { current: 1, size: 3, order: 'descending', sort: 'createdTime', model: { state: 1 } },
  });
});

it('list pages of published notices and news, newest first', async () => {
  expect(await captureRequest(pageNotices, { current: 2, size: 6 })).toEqual({
    line: 'POST /universityAdvertise/anyUser/notice/page',
    payload: { current: 2, size: 6, order: 'descending', sort: 'createdTime', model: { status: 1 } },
  });
  const news = { current: 1, size: 4, order: 'descending', sort: 'publishTime' };
  const line = 'POST /universityAdvertise/anyUser/newInformation/newInformationPage';
  expect(await captureRequest(pageNews, { current: 1, size: 4 })).toEqual({
    line,
    payload: { ...news, model: { status: 1 } },
  });
  expect(await captureRequest(pageNews, { current: 1, size: 4, categoryId: '9' })).toEqual({
    line,
    payload: { ...news, model: { categorizeId: '9', status: 1 } },
  });
});

it('get one notice', async () => {
  expect(await captureRequest(getNoticeDetail, { id: '51009' })).toEqual({
    line: 'GET /universityAdvertise/anyUser/notice/detail',
    payload: { id: '51009' },
  });
});

it('get one item and all categories', async () => {
  expect(await captureRequest(getNewsDetail, { id: '62009' })).toEqual({
    line: 'GET /universityAdvertise/anyUser/newInformation/detail',
    payload: { id: '62009' },
  });
  expect(await captureRequest(listNewsCategories, {})).toEqual({
    line: 'POST /universityAdvertise/anyUser/categorize/page',
    payload: { size: 99, order: 'ascending', sort: 'sort', model: { status: 1 } },
  });
});

it('list the catalogue by seq and get one major', async () => {
  expect(await captureRequest(pageHotMajors, { size: 10 })).toEqual({
    line: `POST ${root}/hotMajor/hotMajorPage`,
    payload: { size: 10, order: 'ascending', sort: 'seq', model: {} },
  });
  expect(await captureRequest(getHotMajor, { id: '71001' })).toEqual({
    line: `GET ${root}/hotMajor/detail`,
    payload: { id: '71001' },
  });
});

it('list the questions of the school or of one major', async () => {
  const line = `POST ${root}/commonQuestion/commonQuestionPage`;
  expect(await captureRequest(pageCommonQuestions, { size: 3 })).toEqual({
    line,
    payload: { size: 3, model: {} },
  });
  expect(await captureRequest(pageCommonQuestions, { size: 3, majorId: '71001' })).toEqual({
    line,
    payload: { size: 3, model: { majorId: '71001' } },
  });
});
