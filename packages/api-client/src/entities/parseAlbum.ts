import type { AlbumCategory, AlbumMaterial, AlbumTab } from './Album.ts';
import { asRecord, optionalBoolean, optionalNumber, optionalText, optionalTextOf, text } from './read.ts';

/** A group of album categories. */
export function parseAlbumTab(item: unknown): AlbumTab {
  const record = asRecord(item, 'Album tab');
  return { key: text(record.categoryTabKey, 'Album tab key'), name: text(record.name, 'Album tab name') };
}

/** An album category; a total that the server left out is added up. */
export function parseAlbumCategory(item: unknown): AlbumCategory {
  const record = asRecord(item, 'Album category');
  const pictureCount = countOf(record.picNum) ?? 0;
  const videoCount = countOf(record.videoNum) ?? 0;
  return {
    id: text(record.id, 'Album category id'),
    name: text(record.categoryName, 'Album category name'),
    pictureCount,
    videoCount,
    seq: optionalNumber(record.seq),
    count: countOf(record.count) ?? pictureCount + videoCount,
  };
}

/** A picture or video of an album; whatever is not a video is shown as a picture. */
export function parseAlbumMaterial(item: unknown): AlbumMaterial {
  const record = asRecord(item, 'Album material');
  const videoUrl = optionalText(record.video);
  return {
    id: text(record.id, 'Album material id'),
    kind: optionalTextOf(record.type, 'code') === 'VIDEO' && videoUrl !== null ? 'video' : 'picture',
    pictureUrl: optionalText(record.pic),
    videoUrl,
    name: optionalText(record.name) ?? '',
    introduction: optionalText(record.introduce),
    categoryName: optionalText(record.materialCategoryName),
    isLiked: optionalBoolean(record.thumbed) ?? false,
  };
}

function countOf(value: unknown): number | null {
  const number = optionalNumber(value);
  return number === null ? null : Math.max(0, Math.trunc(number));
}
