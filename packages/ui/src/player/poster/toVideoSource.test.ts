import { expect, test } from 'vitest';
import { toVideoSource } from './toVideoSource.ts';

test.each([
  ['/media/videos/bedside-care.mp4', 'video/mp4'],
  ['https://media.example.com/v?id=7', 'video/mp4'],
  ['https://media.example.com/live/index.m3u8', 'application/x-mpegurl'],
  ['https://media.example.com/index.M3U8?sign=1', 'application/x-mpegurl'],
  ['https://media.example.com/m3u8.mp4', 'video/mp4'],
  // Not embedded as a page of another site.
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video/mp4'],
])('%s is %s', (address, type) => {
  expect(toVideoSource(address)).toEqual({ src: address, type });
});

test.each(['javascript:alert(1)', 'data:video/mp4;base64,AAAA', ' '])('%s is not played', (address) => {
  expect(toVideoSource(address)).toBeNull();
});
