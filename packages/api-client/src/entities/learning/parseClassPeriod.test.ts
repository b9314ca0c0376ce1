import { expect, it } from 'vitest';
import { parseClassPeriod } from './parseClassPeriod.ts';

it('a period maps the wire’s fields', () => {
  const record = {
    classId: 6,
    classPeriodName: '第 12 期',
    className: '养老护理员 3 班',
    productName: '考评全程班',
    tenantId: 1001,
    periodTrainingStartTime: '2026-09-07 00:00:00',
    periodTrainingEndTime: '2026-12-25',
  };
  expect(parseClassPeriod(record)).toEqual({
    classId: '6',
    name: '第 12 期',
    className: '养老护理员 3 班',
    productName: '考评全程班',
    tenantId: '1001',
    start: '2026-09-07',
    end: '2026-12-25',
  });
});

it.each([
  [{ productName: '考评全程班' }, '考评全程班'],
  [{}, ''],
])('a period of %j is called %j', (names, className) => {
  expect(parseClassPeriod({ classId: 6, ...names }).className).toBe(className);
});
