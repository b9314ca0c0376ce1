import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, weekdayOf } from './addDays.ts';
import { toMoment, toSchoolTime } from './toSchoolTime.ts';

/**
 * What is counted here agrees with dayjs. The portal does not load it: it takes 5 kB, and four times as long for a week of 40
 * lessons. It gets one format at a time, because with a list of them it forgets that the time is UTC.
 */
dayjs.extend(utc);
dayjs.extend(customParseFormat);

const DAY = 'YYYY-MM-DD';
const FORMATS: Readonly<Record<number, string>> = { 10: DAY, 16: `${DAY} HH:mm`, 19: `${DAY} HH:mm:ss` };
const SCHOOL_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

const moments = fc.integer({ min: Date.UTC(1000, 1), max: Date.UTC(2999, 0) });
const days = fc
  .integer({ min: Date.UTC(1000, 1) / DAY_MS, max: Date.UTC(2998, 0) / DAY_MS })
  .map((count) => new Date(count * DAY_MS).toISOString().slice(0, 10));

const upTo = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
const clocks = fc.oneof(
  fc.tuple(upTo(25), upTo(61), upTo(61)).map((parts) => parts.join(':')),
  fc.constant('10:30:00'),
);
/** Times that exist, times that do not, such as 2026-02-30 24:61, and texts of the same characters. */
const written = fc
  .tuple(
    fc.integer({ min: 1000, max: 2999 }),
    fc.oneof(upTo(13), fc.constant('02')),
    fc.oneof(upTo(32), fc.constantFrom('28', '29', '30', '31')),
    fc.constantFrom(' ', 'T'),
    clocks,
  )
  .map(([year, month, day, separator, clock]) => `${year}-${month}-${day}${separator}${clock}`);
const texts = fc.oneof(
  fc.tuple(written, fc.constantFrom(10, 16, 19)).map(([text, length]) => text.slice(0, length)),
  fc
    .tuple(moments, fc.constantFrom(10, 16, 19))
    .map(([moment, length]) => toSchoolTime(moment).slice(0, length)),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789-:T .')), maxLength: 20 }),
);

/** The cases, of two thousand, in which the answers differ. */
const findDifferences = <Case>(
  cases: fc.Arbitrary<Case>,
  ours: (of: Case) => unknown,
  theirs: (of: Case) => unknown,
): Case[] => fc.sample(cases, 2000).filter((of) => ours(of) !== theirs(of));

function parse(text: string): number | null {
  const parsed = dayjs.utc(text.replace('T', ' '), FORMATS[text.length] ?? 'none', true);
  return parsed.isValid() ? parsed.valueOf() - SCHOOL_OFFSET_MS : null;
}

test('a moment is written as the same time', () => {
  const theirs = (moment: number) => dayjs.utc(moment + SCHOOL_OFFSET_MS).format(`${DAY} HH:mm:ss`);
  expect(findDifferences(moments, toSchoolTime, theirs)).toEqual([]);
});

test('a text is the same moment, or none', () => {
  expect(findDifferences(texts, toMoment, parse)).toEqual([]);
});

test('a text is a day, or none', () => {
  const theirs = (text: string) => /^[12]/.test(text) && dayjs.utc(text, DAY, true).isValid();
  expect(findDifferences(texts, isDay, theirs)).toEqual([]);
});

test('days and months are added, and counted, alike', () => {
  const counted = fc.record({ day: days, count: fc.integer({ min: -400, max: 400 }) });
  const between = fc.record({ from: days, to: days });
  expect([
    findDifferences(
      counted,
      ({ day, count }) => addDays(day, count),
      ({ day, count }) => dayjs.utc(day).add(count, 'day').format(DAY),
    ),
    findDifferences(
      counted,
      ({ day, count }) => addMonths(day, count),
      ({ day, count }) => dayjs.utc(day).add(count, 'month').format(DAY),
    ),
    findDifferences(
      between,
      ({ from, to }) => daysBetween(from, to),
      ({ from, to }) => dayjs.utc(to).diff(dayjs.utc(from), 'day'),
    ),
    findDifferences(days, weekdayOf, (day) => dayjs.utc(day).day()),
  ]).toEqual([[], [], [], []]);
});
