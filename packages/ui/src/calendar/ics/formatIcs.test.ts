import type { ClassActivity } from '@cloud-school/domain';
import { makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { lessonsOf, toLessonDays } from '../lesson/toLessonDays.ts';
import { formatIcs } from './formatIcs.ts';

const NOW = '2026-11-21 07:08:09';
const options = { classId: 'c-1', title: '课表', now: NOW };

const lessons = (...activities: Partial<ClassActivity>[]) =>
  lessonsOf(
    toLessonDays(
      [
        {
          date: '2026-11-21',
          state: null,
          activities: activities.map((overrides) => ({ ...makeClassActivity(overrides), isFinished: null })),
        },
      ],
      NOW,
    ),
  );

const linesOf = (...activities: Partial<ClassActivity>[]) =>
  formatIcs(lessons(...activities), options)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('a whole file', () => {
  const file = formatIcs(
    lessons({
      id: '7',
      name: '翻身',
      startsAt: '2026-11-21 10:30:00',
      endsAt: '2026-11-21 12:00:00',
      address: '302 室',
    }),
    options,
  );
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Online school//Timetable//ZH',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:课表',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Shanghai',
      'BEGIN:STANDARD',
      'DTSTART:19910915T000000',
      'TZOFFSETFROM:+0800',
      'TZOFFSETTO:+0800',
      'TZNAME:CST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:7@c-1.cloud-school',
      'DTSTAMP:20261120T230809Z',
      'DTSTART;TZID=Asia/Shanghai:20261121T103000',
      'DTEND;TZID=Asia/Shanghai:20261121T120000',
      'SUMMARY:翻身',
      'CATEGORIES:线上课堂',
      'DESCRIPTION:必修，线上课堂',
      'LOCATION:302 室',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:翻身',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('escapes separators, line breaks and backslashes, and drops control characters', () => {
  const name = 'a;b,c\\d\r\ne\nf\u0007g';
  expect(linesOf({ name })).toContain(String.raw`SUMMARY:a\;b\,c\\d\ne\nfg`);
});

test('folds at 75 octets and keeps characters whole', () => {
  const name = '翻身𠮷'.repeat(40);
  const file = formatIcs(lessons({ name }), options);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}\r\n`);
});

test('a whole day has no reminder', () => {
  expect(linesOf({ startsAt: null, endsAt: null }).some((line) => line.includes('VALARM'))).toBe(false);
});

test('a lesson without a time is a whole day, one without an end has a start alone', () => {
  expect(linesOf({ startsAt: null, endsAt: null })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261122']),
  );
  const open = linesOf({ startsAt: '2026-11-21 10:30:00', endsAt: null });
  expect(open).toContain('DTSTART;TZID=Asia/Shanghai:20261121T103000');
  expect(open.some((line) => line.startsWith('DTEND'))).toBe(false);
});

test('the id of a lesson outlives a new time, and two of one id stay apart', () => {
  const uids = (...times: string[]) =>
    linesOf(...times.map((startsAt) => ({ id: '7', startsAt, endsAt: null }))).filter((line) =>
      line.startsWith('UID'),
    );
  expect(uids('2026-11-21 10:30:00')).toEqual(uids('2026-11-22 08:00:00'));
  expect(new Set(uids('2026-11-21 10:30:00', '2026-11-22 08:00:00')).size).toBe(2);
});

test('no lessons make a valid, empty calendar', () => {
  expect(formatIcs([], options)).not.toContain('VEVENT');
});

test('a course of days that ends at midnight, or at 24:00, has nothing of the next day', () => {
  expect(linesOf({ startsAt: '2026-11-21', endsAt: '2026-11-23 00:00:00' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261123']),
  );
});
