import { makeCoupon } from '@cloud-school/api-client/testing';
import { expect, it } from 'vitest';
import { couponState, lastDayWords, minimumWords, windowWords } from './couponWords.ts';

it.each([
  ['2026-11-01', '2026-12-31', '2026.11.01 – 2026.12.31'],
  ['2026-11-01', '2026-11-01', '2026.11.01 – 2026.11.01'],
  ['2026-11-01', null, '2026.11.01 起可用'],
  [null, '2026-12-31', '2026.12.31 前可用'],
  [null, null, '使用时间以券面为准'],
  ['2026-12-31', '2026-11-01', '使用时间以券面为准'],
])('the window from %s to %s reads %s', (usableFrom, usableUntil, words) => {
  expect(windowWords({ usableFrom, usableUntil })).toBe(words);
});

it.each([
  ['2000', '满 2,000 可用'],
  ['99.5', '满 99.50 可用'],
  ['0', '无门槛'],
  [null, null],
])('the minimum %s reads %s', (minimum, words) => {
  expect(minimumWords(minimum)).toBe(words);
});

it.each([
  ['claimable', '2026-12-31', 'claimable'],
  ['received', '2026-11-21', 'received'],
  ['gone', null, 'gone'],
  ['claimable', '2026-11-20', 'expired'],
  ['received', '2025-11-21', 'expired'],
] as const)('one that is %s and ends on %s is %s today', (status, usableUntil, state) => {
  expect(couponState(makeCoupon({ status, usableUntil }), '2026-11-21')).toBe(state);
});

it.each([
  ['2026-12-31', '至 12.31'],
  ['2027-01-10', '至 2027.01.10'],
  [null, null],
])('a last day of %s reads %s in 2026', (usableUntil, words) => {
  expect(lastDayWords({ usableUntil }, '2026-11-21')).toBe(words);
});
