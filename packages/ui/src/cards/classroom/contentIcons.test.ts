import { CONTENT_KINDS, keysOf } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { contentIcons } from './contentIcons.ts';

/** The word and the name of the drawing, which a person tells the kinds apart by (VIEW-07). */
const LOOKS: Record<keyof typeof contentIcons, [word: string, drawing: string]> = {
  video: ['视频', 'SquarePlay'],
  audio: ['音频', 'Headphones'],
  article: ['文章', 'Newspaper'],
  document: ['文档', 'FileText'],
  archive: ['压缩包', 'Archive'],
  homework: ['作业', 'ClipboardPen'],
  test: ['测试', 'FileCheck'],
  image: ['图片', 'Images'],
  live: ['直播', 'Radio'],
  'face-to-face': ['面授', 'MapPin'],
  'other-test': ['测试', 'FileCheck'],
  other: ['其他', 'File'],
};

test.each(keysOf(CONTENT_KINDS))('%s has its icon and a word', (kind) => {
  expect([CONTENT_KINDS[kind].label, contentIcons[kind].displayName]).toEqual(LOOKS[kind]);
});
