import { expect, test } from 'vitest';
import { formatTimeOfDay } from './formatTimeOfDay.ts';

test('formats in the time zone of the device', () => {
  expect(formatTimeOfDay(new Date(2026, 10, 21, 9, 5).getTime())).toBe('09:05');
});
