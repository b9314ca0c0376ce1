import { expect, test } from 'vitest';
import { formatTimeFrom } from './formatTimeFrom.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);

test.each([
  ['2026-11-26T19:41', '2026-11-26T00:00', '19:41'],
  ['2026-11-26T19:41', '2026-11-26T23:59', '19:41'],
  ['2026-11-27T00:00', '2026-11-26T23:59', '11月27日 00:00'],
  ['2026-12-10T19:41', '2026-11-26T19:41', '12月10日 19:41'],
  ['2026-11-25T23:59', '2026-11-26T00:00', '11月25日 23:59'],
  ['2027-01-02T08:05', '2026-12-31T08:05', '2027年1月2日 08:05'],
])('%s seen at %s is %s', (moment, from, words) => {
  expect(formatTimeFrom(at(moment), at(from))).toBe(words);
});
