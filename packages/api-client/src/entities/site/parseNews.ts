import type { News, NewsCategory, NewsDetail } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import {
  asRecord,
  jsonList,
  optionalText,
  optionalTextOf,
  readAddress,
  readItems,
  readPicture,
  text,
} from '../read.ts';
import { title } from '../readTitle.ts';
import { readProductIds } from './readProductIds.ts';

/** Reads a news item of a list. */
export function parseNews(item: unknown): News {
  const record = asRecord(item, 'News');
  return {
    id: text(record.id, 'News id'),
    title: title(record.title, 'News title'),
    coverUrl: readPicture(record.cover),
    introduction: optionalText(record.introduction),
    source: optionalText(record.sources),
    publishedAt: parseDateTime(record.publishTime),
    hasVideo: optionalTextOf(record.contentType, 'code') === 'INFORMATION',
    categoryIds: readItems(jsonList(record.relatedCategorizeList), (related) =>
      text(asRecord(related, 'Related category').categorizeId, 'Category id'),
    ),
  };
}

/** Reads a news item with its content; null when there is no data. */
export function parseNewsDetail(data: unknown): NewsDetail | null {
  if (data === null || data === undefined) return null;
  const record = asRecord(data, 'News');
  const news = parseNews(record);
  const productIds = readProductIds(record.relatedProductList);
  const content = optionalText(record.content) ?? '';
  if (!news.hasVideo) return { ...news, content, productIds, videoUrl: null };
  // The specification names no field for the video: it is in contentUrl, as for short videos, or it is the whole content.
  const ownUrl = readAddress(record.contentUrl);
  const isAddress = VIDEO_ADDRESS.test(content.trim());
  return {
    ...news,
    productIds,
    content: isAddress ? '' : content,
    videoUrl: ownUrl ?? (isAddress ? readAddress(content) : null),
  };
}

const VIDEO_ADDRESS = /^(?:https?:\/|\.)?\/[^\n<>]+\.(?:mp4|m3u8)(?:\?[^\s<>]*)?$/i;

/** Reads a category of news. */
export function parseNewsCategory(item: unknown): NewsCategory {
  const record = asRecord(item, 'News category');
  return { id: text(record.id, 'Category id'), name: title(record.name, 'Category name') };
}
