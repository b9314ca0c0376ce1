import { expect, test } from 'vitest';
import { durationText } from './durationText.ts';

test.each([
  [0, '00:00'],
  [9.4, '00:09'],
  [59.6, '01:00'],
  [138, '02:18'],
  [7265, '121:05'],
  [-3, '00:00'],
])('%s seconds read as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
