import type { ShortVideo } from '@cloud-school/domain';
import {
  asRecord,
  optionalBoolean,
  optionalNumber,
  optionalText,
  readAddress,
  readPicture,
  text,
} from '../read.ts';
import { title } from '../readTitle.ts';
import { readProductIds } from './readProductIds.ts';

/** Reads a short video. */
export function parseShortVideo(item: unknown): ShortVideo {
  const record = asRecord(item, 'Short video');
  return {
    id: text(record.id, 'Short video id'),
    title: title(record.title, 'Short video title'),
    description: optionalText(record.description),
    coverUrl: readPicture(record.pic),
    videoUrl: readAddress(record.contentUrl),
    authorName: optionalText(record.author),
    authorAvatarUrl: readPicture(record.authorAvatar),
    isLiked: optionalBoolean(record.likeStatus) ?? false,
    likeCount: optionalNumber(record.likeNum) ?? 0,
    duration: optionalNumber(record.duration),
    productIds: readProductIds(record.relatedProductResultVOS),
  };
}
