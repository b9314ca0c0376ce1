import { expect, test } from 'vitest';
import { formatConcern } from './formatConcern.ts';

const at = (hours: number, minutes: number) => Date.UTC(2026, 10, 21, hours - 8, minutes);

test.each([
  ['test', '登录会在交卷前到期', '登录到 11:05，测试到 11:20'],
  ['homework', '登录会在提交前到期', '登录到 11:05，作业到 11:20'],
] as const)('a sign-in that ends too early, before a %s', (kind, title, fact) => {
  const concern = { kind: 'sign-in-ends', at: at(11, 5), examEndsAt: at(11, 20), now: at(9, 40) } as const;
  expect(formatConcern(concern, kind)).toMatchObject({ title, fact });
});
