import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { getArticle, pageArticles } from './article.ts';
import { getContentOperation, listContentTags, pageContentOperations } from './contentOperation.ts';
import { listStudentBanners } from './home.ts';

const content = '/universityAdvertise/anyUser/contentOperation';
const article = '/universityAdvertise/anyUser/discoverArticle';

it('requests published content by page, tags and id', async () => {
  const query = { tenantId: '10001', current: 2, size: 6 };
  expect(await captureRequest(pageContentOperations, { ...query, tagId: '3' })).toEqual({
    line: `POST ${content}/page`,
    payload: { current: 2, size: 6, model: { tenantId: '10001', tagId: '3' } },
  });
  expect((await captureRequest(pageContentOperations, query)).payload).toMatchObject({
    model: { tenantId: '10001' },
  });
  expect(await captureRequest(listContentTags, {})).toEqual({
    line: `GET ${content}/getTagList`,
    payload: {},
  });
  expect(await captureRequest(getContentOperation, { id: '7' })).toEqual({
    line: `GET ${content}/getOperationBasic/7`,
    payload: {},
  });
});

it('requests articles by page and by id', async () => {
  expect(await captureRequest(pageArticles, { tenantId: '10001', current: 1, size: 6 })).toEqual({
    line: `POST ${article}/page`,
    payload: {
      current: 1,
      size: 6,
      order: 'descending',
      sort: 'publishTime',
      model: { tenantId: '10001' },
    },
  });
  expect(await captureRequest(getArticle, { id: '7' })).toEqual({
    line: `GET ${article}/getVOById/7`,
    payload: {},
  });
});

it('requests the banners of students at the path of the banners, with a token', async () => {
  expect(listStudentBanners.needsToken).toBe(true);
  expect(await captureRequest(listStudentBanners, { tenantId: '10001' })).toEqual({
    line: `GET ${content}/getMaterialPosterList`,
    payload: { tenantId: '10001' },
  });
});

it('reads a piece of content; null when there is none', () => {
  expect(getContentOperation.parse(null)).toBeNull();
  expect(getContentOperation.parse({ id: 7, title: '开学', pic: '', content: '<p>好</p>' })).toEqual({
    id: '7',
    title: '开学',
    pictureUrl: null,
    content: '<p>好</p>',
  });
});
