import type { LessonContent } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { makeDownloadedFile } from './testing/makeDownloadedLesson.ts';
import { withDownloadedFiles } from './withDownloadedFiles.ts';

const PLACE = { origin: 'https://school.example', isOnline: true, toPath: (id: string) => `/local/${id}` };
const material = (url: string) => ({ id: url, name: '', url, html: null, summary: null });
const content: LessonContent = {
  videos: [
    { quality: '480P', url: '/media/480p.mp4' },
    { quality: '720P', url: '/media/720p.mp4?sign=2' },
  ],
  audioUrl: '/media/audio.m4a',
  captionsUrl: '/media/zh.vtt',
  materials: [material('/media/1.png'), material('/media/1.pdf')],
};
const file = (id: string, source: string, more = {}) =>
  makeDownloadedFile({
    id,
    source: `https://school.example/media/${source}`,
    isWhole: true,
    size: 1,
    ...more,
  });

test('the downloaded quality plays from the device, whatever its signature is by now', () => {
  const shown = withDownloadedFiles(content, { files: [file('video', '720p.mp4')] }, PLACE);
  expect(shown.videos).toEqual([{ quality: '720P', url: '/local/video' }]);
  expect(shown.captionsUrl).toBe('/media/zh.vtt');
});

test('sound, captions and pictures come from the device, each for itself', () => {
  const files = [file('audio', 'audio.m4a'), file('captions', 'zh.vtt'), file('material-0', '1.png')];
  expect(withDownloadedFiles(content, { files }, PLACE)).toMatchObject({
    videos: content.videos,
    audioUrl: '/local/audio',
    captionsUrl: '/local/captions',
    materials: [{ url: '/local/material-0' }, { url: '/media/1.pdf' }],
  });
});

test('what the school replaced and what is there by half comes from the school', () => {
  const files = [file('video', 'old.mp4'), file('audio', 'audio.m4a', { isWhole: false })];
  expect(withDownloadedFiles(content, { files }, PLACE)).toEqual(content);
});

test('a document comes from the device only without a network: its viewer reads the school', () => {
  const files = [file('material-1', '1.pdf', { fileName: '1.pdf' })];
  const urlOf = (isOnline: boolean) =>
    withDownloadedFiles(content, { files }, { ...PLACE, isOnline }).materials[1]?.url;
  expect(urlOf(true)).toBe('/media/1.pdf');
  expect(urlOf(false)).toBe('/local/material-1');
});
