import { expect, it } from 'vitest';
import { formatLastDay, formatUsableWindow } from './formatUsableWindow.ts';

it.each([
  ['2026-11-01', '2026-12-31', '2026.11.01 – 2026.12.31'],
  ['2026-11-01', '2026-11-01', '2026.11.01 – 2026.11.01'],
  ['2026-11-01', null, '2026.11.01 起可用'],
  [null, '2026-12-31', '2026.12.31 前可用'],
  [null, null, '使用时间以券面为准'],
  ['2026-12-31', '2026-11-01', '使用时间以券面为准'],
])('the window from %s to %s is formatted as %s', (usableFrom, usableUntil, text) => {
  expect(formatUsableWindow({ usableFrom, usableUntil })).toBe(text);
});

it.each([
  ['2026-12-31', '至 12.31'],
  ['2027-01-10', '至 2027.01.10'],
  [null, null],
])('a last day of %s is formatted as %s in 2026', (usableUntil, text) => {
  expect(formatLastDay({ usableUntil }, '2026-11-21')).toBe(text);
});
