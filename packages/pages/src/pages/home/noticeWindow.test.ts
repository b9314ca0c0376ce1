import { expect, test } from 'vitest';
import { noticeWindow } from './noticeWindow.ts';

test.each([
  [Date.parse('2026-11-21T09:05:00+08:00'), '2026-10-22 00:00:00', '2026-11-21 23:59:59'],
  [Date.parse('2027-01-05T00:00:00+08:00'), '2026-12-06 00:00:00', '2027-01-05 23:59:59'],
  [Date.parse('2028-03-01T00:00:00+08:00'), '2028-01-31 00:00:00', '2028-03-01 23:59:59'],
])('the 30 days before %s start at %s', (now, startTime, endTime) => {
  expect(noticeWindow(now)).toEqual({ startTime, endTime });
});
