import { expect, test } from 'vitest';
import { sentCodeTo, withRunningOnly } from './sentCodes.ts';

const NOW = Date.UTC(2026, 10, 22, 2, 0);
const code = (purpose: 'login' | 'visitor-message', mobile: string, age: number) => ({
  purpose,
  mobile,
  sentAt: NOW - age,
});

test.each([
  [0, true],
  [59_999, true],
  [60_000, false],
  // A device clock that was set back an hour.
  [-3_600_000, false],
])('a code that was sent %i ms ago is remembered: %s', (age, isRemembered) => {
  expect(withRunningOnly([code('login', '13857146209', age)], NOW)).toHaveLength(isRemembered ? 1 : 0);
});

test('a countdown belongs to one purpose and one mobile', () => {
  const codes = [code('visitor-message', '13857146209', 5000), code('login', '13800138000', 3000)];
  expect(sentCodeTo(codes, 'visitor-message', '13857146209')?.sentAt).toBe(NOW - 5000);
  expect(sentCodeTo(codes, 'login', '13857146209')).toBeUndefined();
  expect(sentCodeTo(codes, 'visitor-message', '13800138000')).toBeUndefined();
});

test('of two codes to a mobile the later one counts', () => {
  const codes = [code('login', '13857146209', 70_000), code('login', '13857146209', 1000)];
  expect(sentCodeTo(codes, 'login', '13857146209')?.sentAt).toBe(NOW - 1000);
});
