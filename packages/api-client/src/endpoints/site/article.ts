import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { parseNews, parseNewsDetail } from '../../entities/site/parseNews.ts';

/** Articles of the school, newest first. An article has the fields of a news item: the specification shows no others. */
export const pageArticles = defineEndpoint({
  id: 'article.page',
  method: 'POST',
  path: '/universityAdvertise/anyUser/discoverArticle/page',
  toPayload: ({ tenantId, current, size }: { tenantId: string; current: number; size: number }) => ({
    current,
    size,
    order: 'descending',
    sort: 'publishTime',
    model: { tenantId },
  }),
  parse: (data) => parsePage(data, parseNews),
});

/** One article; null when the school has none with this id. */
export const getArticle = defineEndpoint({
  id: 'article.detail',
  method: 'GET',
  path: '/universityAdvertise/anyUser/discoverArticle/getVOById/{id}',
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: parseNewsDetail,
});
