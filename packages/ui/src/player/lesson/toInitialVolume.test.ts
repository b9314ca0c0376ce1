import { expect, test } from 'vitest';
import { toInitialVolume } from './toInitialVolume.ts';

test.each([
  ['/media/lesson/master.m3u8', 0.1],
  ['/media/lesson/master.m3u8?sign=1', 0.1],
  ['/media/lesson/720p.mp4', 1],
  ['', 1],
])('%s starts at %s', (url, volume) => {
  expect(toInitialVolume(url)).toBe(volume);
});
