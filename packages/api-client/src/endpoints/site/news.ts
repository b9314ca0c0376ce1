import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { readList } from '../../entities/read.ts';
import { parseNews, parseNewsCategory, parseNewsDetail } from '../../entities/site/parseNews.ts';

interface NewsQuery {
  current: number;
  size: number;
  /** News of all categories without it. */
  categoryId?: string | null;
}

/** Published news, newest first (HOME-09, NEWS-01). */
export const pageNews = defineEndpoint({
  id: 'news.page',
  method: 'POST',
  path: '/universityAdvertise/anyUser/newInformation/newInformationPage',
  toPayload: ({ current, size, categoryId = null }: NewsQuery) => ({
    current,
    size,
    order: 'descending',
    sort: 'publishTime',
    model: { categorizeId: categoryId, status: 1 },
  }),
  parse: (data) => parsePage(data, parseNews),
});

/** One news item; null when the school has none with this id (NEWS-02). */
export const getNewsDetail = defineEndpoint({
  id: 'news.detail',
  method: 'GET',
  path: '/universityAdvertise/anyUser/newInformation/detail',
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: parseNewsDetail,
});

/** All categories of the school's news (NEWS-01). */
export const listNewsCategories = defineEndpoint({
  id: 'news.categories',
  method: 'POST',
  path: '/universityAdvertise/anyUser/categorize/page',
  toPayload: () => ({ size: 99, order: 'ascending', sort: 'sort', model: { status: 1 } }),
  parse: (data) => readList(data, 'News categories', parseNewsCategory),
});
