import { expect, test } from 'vitest';
import { formatMinutes } from './formatMinutes.ts';

test.each([
  [0, '00:00'],
  [9.4, '00:09'],
  [48, '00:48'],
  [59.9, '00:59'],
  [138, '02:18'],
  [2294, '38:14'],
  [7200, '120:00'],
  [7265, '121:05'],
  [-1, '00:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatMinutes(seconds)).toBe(text);
});
