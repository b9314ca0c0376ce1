import { describe, expect, it } from 'vitest';
import { readPeriod } from '../readPeriod.ts';
import { readQuantity } from '../readQuantity.ts';
import { readPercent } from './readPercent.ts';
import { readTally } from './readTally.ts';

it.each([
  [62.2, 62.2],
  ['62.20', 62.2],
  ['62.2%', 62.2],
  ['62.2% ', 62.2],
  ['6%2', null],
  ['62%左右', null],
  [100.4, 100],
  [-3, 0],
  ['', null],
  ['%', null],
  ['many', null],
  [Number.NaN, null],
  [null, null],
])('a percentage of %j is %j', (sent, percent) => {
  expect(readPercent(sent)).toBe(percent);
});

it.each([
  [0, 0],
  ['1230000', 1_230_000],
  [-1, null],
  [Infinity, null],
  [[], null],
])('an amount of %j is %j', (sent, amount) => {
  expect(readQuantity(sent)).toBe(amount);
});

describe('a target', () => {
  it.each([
    [4, 2, { required: 4, done: 2 }],
    ['4', '5', { required: 4, done: 5 }],
    [4, null, { required: 4, done: 0 }],
    [4, -1, { required: 4, done: 0 }],
    [0, 3, null],
    [null, 3, null],
    ['x', 3, null],
  ])('of %j with %j done is %j', (required, done, tally) => {
    expect(readTally(required, done)).toEqual(tally);
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-21 10:30', '2026-11-21T12:00:00', '2026-11-21 10:30', '2026-11-21 12:00:00'],
    ['2026-11-21 12:00:00', '2026-11-21 10:30:00', '2026-11-21 12:00:00', null],
    ['2026-11-21 12:00:00', '2026-11-21 12:00:00', '2026-11-21 12:00:00', '2026-11-21 12:00:00'],
    ['2026-11-21 12:00:00', null, '2026-11-21 12:00:00', null],
    [null, '2026-11-21 10:30:00', null, '2026-11-21 10:30:00'],
    // A date without a time counts to the end of its day.
    ['2026-11-21 12:00:00', '2026-11-21', '2026-11-21 12:00:00', '2026-11-21'],
    ['2026-11-21 12:00:00', '2026-11-20', '2026-11-21 12:00:00', null],
    ['2026-11-21 22:00:00', '2026-11-21 24:00:00', '2026-11-21 22:00:00', '2026-11-22 00:00:00'],
    ['soon', {}, null, null],
  ])('from %j to %j', (start, end, startsAt, endsAt) => {
    expect(readPeriod(start, end)).toEqual({ startsAt, endsAt });
  });
});
