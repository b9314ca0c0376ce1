import { CONTENT_KINDS, keysOf } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { contentIcons } from './contentIcons.ts';

/** The names of the drawings, which a person tells the kinds apart by (VIEW-07). */
const DRAWINGS: Record<keyof typeof contentIcons, string> = {
  video: 'SquarePlay',
  audio: 'Headphones',
  article: 'Newspaper',
  document: 'FileText',
  archive: 'Archive',
  homework: 'ClipboardPen',
  test: 'FileCheck',
  image: 'Images',
  live: 'Radio',
  'face-to-face': 'MapPin',
  'other-test': 'FileCheck',
  other: 'File',
};

test.each(keysOf(CONTENT_KINDS))('%s has its icon and a word', (kind) => {
  expect(contentIcons[kind].displayName).toBe(DRAWINGS[kind]);
  expect(CONTENT_KINDS[kind].label).not.toBe('');
});
