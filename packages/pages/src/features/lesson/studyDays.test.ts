import { expect, test } from 'vitest';
import { addStudyDay } from './studyDays.ts';

const known = { userId: 'u', days: ['2026-11-14', '2026-11-15', '2026-11-21'] };

test.each([
  ['the first day', undefined, '2026-11-21', ['2026-11-21']],
  ['the same day counts once; a week ago is forgotten', known, '2026-11-21', ['2026-11-15', '2026-11-21']],
  ['the next day', known, '2026-11-22', ['2026-11-21', '2026-11-22']],
  ['those of another student are not shown', { ...known, userId: 'other' }, '2026-11-22', ['2026-11-22']],
])('%s', (_, before, day, days) => {
  expect(addStudyDay(before, 'u', day)).toEqual({ userId: 'u', days });
});
