import { expect, test } from 'vitest';
import { countVisit, isOffered } from './countVisit.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-27T08:00:00+08:00');

/** The visits after pages were opened at these minutes. */
const after = (...minutes: number[]) =>
  minutes.reduce<ReturnType<typeof countVisit> | undefined>(
    (known, minute) => countVisit(known, NOW + minute * MINUTE),
    undefined,
  );

test.each([
  ['the first page', [0], 1],
  ['pages and reloads of one visit', [0, 1, 29, 58], 1],
  ['half an hour without a page', [0, 30], 2],
  ['three days', [0, 1440, 2880], 3],
  ['a clock that was set back', [0, -60], 2],
])('%s: %j are %i', (_name, minutes, count) => {
  expect(after(...minutes)?.count).toBe(count);
});

test('the home screen is offered from the third visit on, and never again once declined', () => {
  const third = countVisit(after(0, 60), NOW + 120 * MINUTE);
  expect([after(0), after(0, 60), third].map((visits) => visits && isOffered(visits))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isOffered(countVisit({ ...third, isDeclined: true }, NOW + 300 * MINUTE))).toBe(false);
});
