import { expect, test } from 'vitest';
import { formatSchoolMoment, isOtherZone } from './formatSchoolMoment.ts';

test.each([
  ['2026-11-21T03:08:09Z', '2026-11-21 11:08:09'],
  ['2026-11-21T16:00:00Z', '2026-11-22 00:00:00'],
  ['2026-12-31T15:59:59.999Z', '2026-12-31 23:59:59'],
])('%s is %s at school', (moment, text) => {
  expect(formatSchoolMoment(new Date(moment))).toBe(text);
});

test('names another zone by its offset', () => {
  const at = (offset: number) => Object.assign(new Date(), { getTimezoneOffset: () => offset });
  expect(isOtherZone(at(-480))).toBe(false);
  expect(isOtherZone(at(0))).toBe(true);
});
