import { expect, test } from 'vitest';
import { formatTimeOfDay } from './formatTimeOfDay.ts';

test('formats in the time zone of the school', () => {
  expect(formatTimeOfDay(Date.parse('2026-11-21T01:05:59Z'))).toBe('09:05');
});
