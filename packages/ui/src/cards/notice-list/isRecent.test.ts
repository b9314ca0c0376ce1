import { expect, test } from 'vitest';
import { isRecent } from './isRecent.ts';

test.each([
  ['2026-11-21 09:00:00', true],
  ['2026-11-18 00:00:00', true],
  ['2026-11-17 23:59:59', false],
  ['2026-11-22 00:00:00', false],
  ['not a date', false],
  [null, false],
])('on 2026-11-21 a notice of %s is new: %s', (time, isNew) => {
  expect(isRecent(time, '2026-11-21')).toBe(isNew);
});
