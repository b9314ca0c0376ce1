import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, parseDate, parseDateTime, parseMoment } from './dateTime.ts';

describe('times of the server', () => {
  it('are on a 24-hour clock: 13:05 is not 01:05', () => {
    expect(formatDateTime(new Date(2026, 0, 2, 13, 5, 9).getTime())).toBe('2026-01-02 13:05:09');
    expect(formatDateTime(new Date(2026, 0, 2, 0, 0, 0).getTime())).toBe('2026-01-02 00:00:00');
  });

  it('parse to the same second', () => {
    // Not the hour that a change to summer time leaves out.
    const days = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const noon = new Date(day).setHours(12, day.getMinutes(), day.getSeconds(), 0);
        expect(parseMoment(formatDateTime(noon))).toBe(noon);
      }),
    );
  });

  it.each([
    ['2026-11-20 10:30:00', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20T10:30:00', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20 10:30:00.123', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['昨天', null, null],
    ['', null, null],
    [null, null, null],
    [{}, null, null],
  ])('%j are kept as written: %j, %j', (written, time, date) => {
    expect(parseDateTime(written)).toBe(time);
    expect(parseDate(written)).toBe(date);
  });

  it.each([
    [1_700_000_000_000, 1_700_000_000_000],
    ['2026-11-20 10:30:00', new Date(2026, 10, 20, 10, 30).getTime()],
    ['2026-11-20', new Date(2026, 10, 20).getTime()],
    [0, null],
    [-5, null],
    [Number.NaN, null],
    ['昨天', null],
    [null, null],
  ])('%j is the moment %j', (value, moment) => {
    expect(parseMoment(value)).toBe(moment);
  });
});
