import { expect, test } from 'vitest';
import { atMoment, readMoment } from './readMoment.ts';

test.each([
  ['?at=02:15', 135_000],
  ['?at=1:00:00', 3_600_000],
  ['?at=x', null],
  ['?at=', null],
  ['', null],
])('%s', (search, positionMs) => {
  expect(readMoment(new URLSearchParams(search))).toBe(positionMs);
});

test('an address at a moment of a note leads there', () => {
  const { searchParams } = new URL(atMoment('https://a.example/study?classId=c', '2：15'));
  expect(readMoment(searchParams)).toBe(135_000);
});
