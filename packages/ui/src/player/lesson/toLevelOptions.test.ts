import { expect, test } from 'vitest';
import { toLevelOptions } from './toLevelOptions.ts';

test('levels are listed from the sharpest, with their place in the stream', () => {
  const levels = [
    { width: 640, height: 360 },
    { width: 1280, height: 720 },
    { width: 854, height: 480 },
  ];
  expect(toLevelOptions(levels)).toEqual([
    { index: 1, label: '720P' },
    { index: 2, label: '480P' },
    { index: 0, label: '360P' },
  ]);
});

test('of two levels with one label the one of the higher bit rate is listed', () => {
  const level = { width: 1280, height: 720 };
  const levels = [
    { ...level, bitrate: 900 },
    { ...level, bitrate: 1800 },
    { ...level, bitrate: null },
  ];
  expect(toLevelOptions(levels)).toEqual([{ index: 1, label: '720P' }]);
});

test('an upright level counts its shorter side, and one without a picture is left out', () => {
  const levels = [
    { width: 720, height: 1280 },
    { width: 0, height: 0 },
  ];
  expect(toLevelOptions(levels)).toEqual([{ index: 0, label: '720P' }]);
});
