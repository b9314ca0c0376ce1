import { expect, test } from 'vitest';
import { addStudyDay, storedStudyDays } from './studyDays.ts';

const known = ['2026-11-14', '2026-11-15', '2026-11-21'];

test.each([
  ['the first day', [], '2026-11-21', ['2026-11-21']],
  ['the same day counts once; a week ago is forgotten', known, '2026-11-21', ['2026-11-15', '2026-11-21']],
  ['the next day', known, '2026-11-22', ['2026-11-21', '2026-11-22']],
])('%s', (_, before, day, days) => {
  expect(addStudyDay(before, day)).toEqual(days);
});

test('the days of an earlier release are read', () => {
  expect(storedStudyDays.read({ userId: 'u', days: known })).toEqual(known);
});
