import { expect, test } from 'vitest';
import { formatTimeFrom } from './formatTimeFrom.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);

test.each([
  ['2026-11-26T19:41', '2026-11-26T00:00', '19:41'],
  ['2026-11-26T19:41', '2026-11-26T23:59', '19:41'],
  ['2026-11-27T00:00', '2026-11-26T23:59', '11 月 27 日 00:00'],
  ['2026-12-10T19:41', '2026-11-26T19:41', '12 月 10 日 19:41'],
  ['2026-11-25T23:59', '2026-11-26T00:00', '11 月 25 日 23:59'],
  ['2027-01-02T08:05', '2026-12-31T08:05', '2027 年 1 月 2 日 08:05'],
])('%s seen at %s is %s', (moment, from, words) => {
  expect(formatTimeFrom(at(moment), at(from))).toBe(words);
});
