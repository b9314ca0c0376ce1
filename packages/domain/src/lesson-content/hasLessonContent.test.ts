import { expect, test } from 'vitest';
import type { ViewerKind } from '../lesson/contentKinds.ts';
import { hasLessonContent } from './hasLessonContent.ts';
import type { LessonContent, LessonMaterial } from './LessonContent.ts';

const NOTHING: LessonContent = { videos: [], audioUrl: null, materials: [], captionsUrl: null };
const material: LessonMaterial = { id: '1', name: '讲义', url: null, html: null, summary: null };
const file = { ...NOTHING, materials: [{ ...material, url: '/a.pdf' }] };
const text = { ...NOTHING, materials: [{ ...material, html: '<p>翻身</p>' }] };
const video = { ...NOTHING, videos: [{ quality: '720P', url: '/a.mp4' }] } satisfies LessonContent;
const audio = { ...NOTHING, audioUrl: '/a.mp3' };

const KINDS: [ViewerKind, LessonContent][] = [
  ['video', video],
  ['audio', audio],
  ['article', text],
  ['document', file],
  ['image', file],
  ['archive', file],
  ['other-test', file],
  ['other', file],
];

test.each(KINDS)('%s has what it shows, and nothing else counts', (kind, own) => {
  expect(hasLessonContent(kind, own)).toBe(true);
  expect(hasLessonContent(kind, NOTHING)).toBe(false);
  const others = [video, audio, text, file].filter((other) => other !== own);
  expect(others.some((other) => hasLessonContent(kind, other))).toBe(false);
});

test('an article of spaces and a file without an address are nothing', () => {
  expect(hasLessonContent('article', { ...NOTHING, materials: [{ ...material, html: ' \n' }] })).toBe(false);
  expect(hasLessonContent('document', { ...NOTHING, materials: [material] })).toBe(false);
});
