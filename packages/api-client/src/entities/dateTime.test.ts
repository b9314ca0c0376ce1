import { describe, expect, it } from 'vitest';
import { parseDate, parseDateTime, parseMoment } from './dateTime.ts';

describe('times of the server', () => {
  it.each([
    ['2026-11-20 10:30:00', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20T10:30:00', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20 10:30:00.123', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-20 10:30', '2026-11-20 10:30', '2026-11-20'],
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    [1_763_605_800_000, '2025-11-20 10:30:00', '2025-11-20'],
    ['1763605800000', '2025-11-20 10:30:00', '2025-11-20'],
    [1_763_605_800, '2025-11-20 10:30:00', '2025-11-20'],
    ['2026-11-20T02:30:00Z', '2026-11-20 10:30:00', '2026-11-20'],
    ['2026-11-19T18:30:00.000+00:00', '2026-11-20 02:30:00', '2026-11-20'],
    ['2026-13-45', null, null],
    ['2026-02-30 10:00:00', null, null],
    ['2026-11-20 25:00:00', null, null],
    ['2026-11-20 10:30:00 and more', null, null],
    ['昨天', null, null],
    ['', null, null],
    [null, null, null],
    [{}, null, null],
  ])('%j is the time %j of the day %j at school', (written, time, date) => {
    expect(parseDateTime(written)).toBe(time);
    expect(parseDate(written)).toBe(date);
  });

  it.each([
    [1_700_000_000_000, 1_700_000_000_000],
    ['1700000000000', 1_700_000_000_000],
    [1_700_000_000, 1_700_000_000_000],
    ['2026-11-20 10:30:00', Date.UTC(2026, 10, 20, 2, 30)],
    ['2026-11-20', Date.UTC(2026, 10, 19, 16)],
    ['2026-11-20T10:30:00+0800', Date.UTC(2026, 10, 20, 2, 30)],
    [0, null],
    [-5, null],
    [7200, null],
    [Number.NaN, null],
    ['昨天', null],
    [null, null],
  ])('%j is the moment %j, whatever the zone of the device', (value, moment) => {
    expect(parseMoment(value)).toBe(moment);
  });
});
