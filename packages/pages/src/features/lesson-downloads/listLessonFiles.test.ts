import type { LessonContent } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { listLessonFiles, toSource } from './listLessonFiles.ts';

const ORIGIN = 'https://school.example';
const CONTENT: LessonContent = { videos: [], audioUrl: null, materials: [], captionsUrl: null };
const video = (url: string) => ({ ...CONTENT, videos: [{ quality: '720P' as const, url }] });
const list = (kind: Parameters<typeof listLessonFiles>[0], content: LessonContent) =>
  listLessonFiles(kind, content, {
    origins: [ORIGIN, 'https://oss.example'],
    pickVideo: (videos) => videos[0] ?? null,
  });

test('a video is downloaded with its captions, of this origin and of those of the host', () => {
  const content = { ...video('/media/720p.mp4'), captionsUrl: 'https://oss.example/zh.vtt?sign=1' };
  const { files, refused } = list('video', content);
  expect(files.map(({ id, type }) => [id, type])).toEqual([
    ['video', 'video/mp4'],
    ['captions', 'text/vtt'],
  ]);
  expect(refused).toEqual([]);
});

test.each([
  ['/media/master.m3u8', 'stream'],
  ['https://oss.example/a.MPD?x=1', 'stream'],
  ['https://other.example/a.mp4', 'foreign'],
  ['https://oss.example.evil.example/a.mp4', 'foreign'],
  ['//other.example/a.mp4', 'foreign'],
])('%s is refused: %s', (url, reason) => {
  expect(list('video', video(url))).toEqual({ files: [], refused: [{ label: '视频 720P', reason }] });
});

test('pictures keep their type, documents are bytes with a name', () => {
  const material = { id: '1', name: '评分表.pdf', url: '/m/评分表.pdf', html: null, summary: null };
  expect(list('document', { ...CONTENT, materials: [material] }).files).toMatchObject([
    { id: 'material-0', type: 'application/octet-stream', fileName: '评分表.pdf' },
  ]);
  const picture = { ...material, name: '', url: '/m/stage-1.svg' };
  expect(list('image', { ...CONTENT, materials: [picture, { ...picture, url: null }] }).files).toMatchObject([
    { id: 'material-0', label: '图 1', type: 'image/svg+xml', fileName: null },
  ]);
});

test('an article and a lesson without an upload have nothing to download', () => {
  const text = { id: '1', name: '', url: null, html: '<p>文</p>', summary: null };
  expect(list('article', { ...CONTENT, materials: [text] })).toEqual({ files: [], refused: [] });
  expect(list('video', CONTENT)).toEqual({ files: [], refused: [] });
});

test('a signature does not change which file it is', () => {
  expect(toSource('https://oss.example/a.mp4?sign=1', ORIGIN)).toBe(
    toSource('https://oss.example/a.mp4', ORIGIN),
  );
  expect(toSource('/media/a.mp4', ORIGIN)).toBe('https://school.example/media/a.mp4');
});
