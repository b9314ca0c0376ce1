import { addDays, type ClassActivity, lastDayOf, REMINDER_MINUTES } from '@cloud-school/domain';
import type { Lesson } from '../lesson/Lesson.ts';
import { kindOf, lessonName } from '../lesson/lessonWords.ts';

/** The zone of every school, named as calendars know it. China has had no daylight saving time since 1991. */
const ZONE = 'Asia/Shanghai';
const OFFSET_HOURS = 8;

const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** What an event of a calendar is made of: a lesson of the timetable, or one that a page knows by itself. */
export interface CalendarEvent extends Pick<Lesson, 'day' | 'start' | 'end' | 'hasTime'> {
  activity: Pick<ClassActivity, 'id' | 'name' | 'isRequired' | 'isFaceToFace' | 'address'>;
}

interface IcsOptions {
  /** Makes the ids of the events unique among classes. */
  classId: string;
  /** Shown by calendars as the name of this one. */
  title: string;
  /** The school's time, 'YYYY-MM-DD HH:mm:ss'. */
  now: string;
}

/** The lessons as an iCalendar file (RFC 5545). The id of a lesson stays the same when it moves, so that it is updated. */
export function formatIcs(lessons: readonly CalendarEvent[], { classId, title, now }: IcsOptions): string {
  const ids = new Set<string>();
  const events = lessons.flatMap((lesson) => {
    const id = ids.has(lesson.activity.id)
      ? `${lesson.activity.id}-${compact(lesson.start)}`
      : lesson.activity.id;
    ids.add(id);
    return formatEvent(lesson, `${id}@${classId}.cloud-school`, now);
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Online school//Timetable//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...TIME_ZONE,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function formatEvent(lesson: CalendarEvent, uid: string, now: string): string[] {
  const { activity } = lesson;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${toUtc(now)}`,
    ...formatTimes(lesson),
    `SUMMARY:${escapeText(lessonName(lesson))}`,
    `CATEGORIES:${escapeText(kindOf(lesson))}`,
    `DESCRIPTION:${escapeText(`${activity.isRequired ? '必修' : '选修'}，${kindOf(lesson)}`)}`,
    ...(activity.address ? [`LOCATION:${escapeText(activity.address)}`] : []),
    ...(lesson.hasTime ? formatAlarm(lesson) : []),
    'END:VEVENT',
  ];
}

/** The calendar's own reminder, as early as the portal's. */
const formatAlarm = (lesson: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(lessonName(lesson))}`,
  `TRIGGER:-PT${REMINDER_MINUTES}M`,
  'END:VALARM',
];

function formatTimes(lesson: CalendarEvent): string[] {
  const { start, end, hasTime, day } = lesson;
  if (!hasTime) {
    // The end of a whole day is the day after it.
    return [
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(lastDayOf(start, end), 1))}`,
    ];
  }
  const times = [`DTSTART;TZID=${ZONE}:${compact(start)}`];
  return end === null ? times : [...times, `DTEND;TZID=${ZONE}:${compact(end)}`];
}

/** 2026-11-21 10:30:00 → 20261121T103000 */
const compact = (moment: string): string => moment.replaceAll(/[-:]/g, '').replace(' ', 'T');

function toUtc(moment: string): string {
  const time = Date.parse(`${moment.replace(' ', 'T')}Z`) - OFFSET_HOURS * 3_600_000;
  return `${compact(new Date(time).toISOString().slice(0, 19))}Z`;
}

/** Escapes what separates values, and drops control characters, which would break lines. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** The longest line, in octets of UTF-8 without its break. */
const MAX_OCTETS = 75;

/** Breaks a long line; each further line starts with a space. Characters stay whole. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
