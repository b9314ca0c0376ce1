import { expect, test } from 'vitest';
import { hourNear } from './hourNear.ts';

test.each([
  ['2026-11-21 11:00:00', '11:00'],
  ['2026-11-21 11:24:59', '11:00'],
  ['2026-11-21 11:25:00', null],
  ['2026-11-21 11:35:59', null],
  ['2026-11-21 11:36:00', '12:00'],
  ['2026-11-21 08:56:00', '09:00'],
])('at %s the label of %s is covered', (now, hour) => {
  expect(hourNear(now)).toBe(hour);
});
