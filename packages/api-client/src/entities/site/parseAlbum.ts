import type { AlbumCategory, AlbumMaterial, AlbumTab } from '@cloud-school/domain';
import {
  asRecord,
  optionalBoolean,
  optionalNumber,
  optionalText,
  optionalTextOf,
  readAddress,
  readPicture,
  text,
} from '../read.ts';
import { optionalTitle, title } from '../readTitle.ts';

/** Reads a group of album categories. */
export function parseAlbumTab(item: unknown): AlbumTab {
  const record = asRecord(item, 'Album tab');
  return { key: text(record.categoryTabKey, 'Album tab key'), name: title(record.name, 'Album tab name') };
}

/** Reads an album category; a missing total is the sum of pictures and videos. */
export function parseAlbumCategory(item: unknown): AlbumCategory {
  const record = asRecord(item, 'Album category');
  const pictureCount = parseCount(record.picNum) ?? 0;
  const videoCount = parseCount(record.videoNum) ?? 0;
  return {
    id: text(record.id, 'Album category id'),
    name: title(record.categoryName, 'Album category name'),
    pictureCount,
    videoCount,
    seq: optionalNumber(record.seq),
    count: parseCount(record.count) ?? pictureCount + videoCount,
  };
}

/** Reads a picture or video of an album; anything that is not a playable video is a picture. */
export function parseAlbumMaterial(item: unknown): AlbumMaterial {
  const record = asRecord(item, 'Album material');
  const videoUrl = readAddress(record.video);
  return {
    id: text(record.id, 'Album material id'),
    kind: optionalTextOf(record.type, 'code') === 'VIDEO' && videoUrl !== null ? 'video' : 'picture',
    pictureUrl: readPicture(record.pic),
    videoUrl,
    name: optionalTitle(record.name) ?? '',
    introduction: optionalText(record.introduce),
    categoryName: optionalTitle(record.materialCategoryName),
    isLiked: optionalBoolean(record.thumbed) ?? false,
  };
}

function parseCount(value: unknown): number | null {
  const number = optionalNumber(value);
  return number === null ? null : Math.max(0, Math.trunc(number));
}
