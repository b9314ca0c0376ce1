import {
  getArticle,
  getNewsDetail,
  listNewsCategories,
  pageArticles,
  pageNews,
} from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord, readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import type { NewsSeed } from '../seed/SandboxSeed.ts';

export const NEWS_ROUTES: Route[] = [
  route(pageNews, { example: { current: 1, size: 99 } }, (call) => {
    const wanted = readText(readRecord(call.payload, 'model'), 'categorizeId');
    const news = listPublished(call).filter(({ categoryId }) => wanted === '' || categoryId === wanted);
    return toPage(news.map(toNewsRecord), call.payload);
  }),
  route(getNewsDetail, { example: { id: '62008' } }, findNews),
  // The articles of the sandbox are its news.
  route(pageArticles, { example: { tenantId: '10001', current: 1, size: 3 } }, (call) =>
    toPage(listPublished(call).map(toNewsRecord), call.payload),
  ),
  route(getArticle, { example: { id: '62009' } }, findNews),
  route(listNewsCategories, { example: {} }, (call) => {
    const names = new Map(
      requireSchool(call).news.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
    );
    const categories = [...names].map(([id, name]) => ({ id, name, sort: Number(id), status: 1 }));
    return toPage(
      categories.toSorted((one, other) => one.sort - other.sort),
      call.payload,
    );
  }),
];

/** The published news of this school: an item with a future date is not published yet. */
function listPublished(call: Call): NewsSeed[] {
  return requireSchool(call).news.filter(({ publishedAt }) => publishedAt <= call.now);
}

function findNews(call: Call) {
  const wanted = readText(call.payload, 'id');
  const news = listPublished(call).find(({ id }) => id === wanted);
  if (!news) return null;
  return {
    ...toNewsRecord(news),
    content: news.content,
    contentUrl: news.videoUrl,
    relatedProductList: news.productIds.map((productId) => ({ productId })),
  };
}

function toNewsRecord(news: NewsSeed) {
  const { id, title, cover, introduction, sources, videoUrl, publishedAt, categoryId } = news;
  return {
    id,
    title,
    cover,
    introduction,
    sources,
    contentType: videoUrl ? { code: 'INFORMATION', desc: '视频' } : { code: 'ARTICLE', desc: '图文' },
    publishTime: toSchoolTime(publishedAt),
    relatedCategorizeList: [{ categorizeId: categoryId }],
    status: 1,
  };
}
