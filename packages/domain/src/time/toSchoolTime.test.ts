import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isOtherZone,
  toDateTimeAttribute,
  toMoment,
  toSchoolDay,
  toSchoolTime,
  toSecondOfDay,
} from './toSchoolTime.ts';

test.each([
  ['2026-11-21T03:08:09Z', '2026-11-21 11:08:09'],
  ['2026-11-21T16:00:00Z', '2026-11-22 00:00:00'],
  ['2026-12-31T15:59:59.999Z', '2026-12-31 23:59:59'],
])('%s is %s at school, whatever the zone of this device', (moment, text) => {
  expect(toSchoolTime(Date.parse(moment))).toBe(text);
  expect(toSchoolDay(Date.parse(moment))).toBe(text.slice(0, 10));
});

test.each([
  ['2026-11-20 10:30:00', '2026-11-20T02:30:00Z'],
  ['2026-11-20T10:30:00', '2026-11-20T02:30:00Z'],
  ['2026-11-20 10:30', '2026-11-20T02:30:00Z'],
  ['2026-11-20', '2026-11-19T16:00:00Z'],
])('%s at school is the moment %s', (text, moment) => {
  expect(toMoment(text)).toBe(Date.parse(moment));
});

test.each([
  '2026-13-45',
  '2026-02-30',
  '2026-11-20 24:00:00',
  '2026-11-20 10:61',
  '昨天',
  '',
  '2026-11-20 10:30:00.5',
])('%j is no time', (text) => {
  expect(toMoment(text)).toBeNull();
});

test('a time that is written is read as the same second', () => {
  const moments = fc
    .integer({ min: Date.UTC(1992, 0), max: Date.UTC(2099, 0) })
    .map((seconds) => seconds - (seconds % 1000));
  fc.assert(
    fc.property(moments, (moment) => {
      expect(toMoment(toSchoolTime(moment))).toBe(moment);
    }),
  );
});

test.each([
  ['2026-11-20T16:00:00Z', 0],
  ['2026-11-21T15:59:59.999Z', 86_399],
  ['2026-11-21T00:00:00Z', 28_800],
])('%s is second %i of the day at school', (moment, second) => {
  expect(toSecondOfDay(Date.parse(moment))).toBe(second);
});

test('names another zone by its offset', () => {
  const at = (offset: number) => Object.assign(new Date(), { getTimezoneOffset: () => offset });
  expect(isOtherZone(at(-480))).toBe(false);
  expect(isOtherZone(at(0))).toBe(true);
});

test('the attribute of a time element names the zone', () => {
  expect(toDateTimeAttribute('2026-11-20 10:30:00')).toBe('2026-11-20T10:30:00+08:00');
  expect(toDateTimeAttribute(null)).toBeUndefined();
});
