import { expect, test } from 'vitest';
import { formatSignInWarning } from './formatSignInWarning.ts';

const at = (hours: number, minutes: number) => Date.UTC(2026, 10, 21, hours - 8, minutes);

test('a sign-in that ends before the exam is shown with both times', () => {
  expect(formatSignInWarning(at(11, 5), { endsAt: at(11, 20), seconds: 1800 }, '测试')).toBe(
    '登录到 11:05，测试到 11:20。到期后要重新登录，才能接着写。',
  );
});

test('times of another day name it', () => {
  expect(formatSignInWarning(at(11, 5), { endsAt: at(35, 20), seconds: 24.5 * 3600 }, '作业')).toBe(
    '登录到 11:05，作业到 11 月 22 日 11:20。到期后要重新登录，才能接着写。',
  );
});

test.each([
  ['that lasts as long', at(11, 20), { endsAt: at(11, 20), seconds: 1800 }],
  ['whose end is not known', null, { endsAt: at(11, 20), seconds: 1800 }],
  ['of an exam without a limit', at(11, 5), null],
  ['of an exam whose end is not known', at(11, 5), { endsAt: null, seconds: 1800 }],
])('a sign-in %s needs no warning', (_, signInEndsAt, remaining) => {
  expect(formatSignInWarning(signInEndsAt, remaining, '测试')).toBeNull();
});
