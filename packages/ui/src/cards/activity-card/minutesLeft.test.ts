import { expect, test } from 'vitest';
import { minutesLeft } from './minutesLeft.ts';

const NOW = '2026-11-21 11:08:00';

test.each([
  ['2026-11-21 12:00:00', '还剩 52 分钟'],
  ['2026-11-21 11:08:01', '还剩 1 分钟'],
  ['2026-11-21 13:13:00', '还剩 2 小时 5 分钟'],
  ['2026-11-22 12:00:00', null],
  ['2026-11-21 11:00:00', null],
  ['unknown', null],
  [null, null],
])('until %s: %s', (endsAt, text) => {
  expect(minutesLeft(endsAt, NOW)).toBe(text);
});
