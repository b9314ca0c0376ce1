import { addDays, toMoment, toSchoolTime, twoDigits } from '@cloud-school/domain';
import { optionalNumber, optionalText } from './read.ts';

/** A smaller number of seconds is no time: a duration, or a year. */
const FIRST_SECONDS = 1e9;
/** A smaller number of milliseconds is a duration. */
const FIRST_MILLISECONDS = 1e11;
/** A longer text is no time; the limit keeps the patterns fast. */
const LONGEST = 64;
const LAST_PLAUSIBLE = Date.UTC(2101, 0);
/** Databases write 9999 for 'never': it is the only year beyond that counts. */
const [FIRST_NEVER, LAST_NEVER] = [Date.UTC(9999, 0), 253_402_271_999_999];

/** A time without a zone of its own, which is the school's; fractions of a second are left out. */
const SCHOOL_TIME =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:[ T]|\s+)(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?(?=$|[.,]\d+$)/;
/** Digits without separators: a day, or a time to the minute or the second. */
const COMPACT_TIME = /^([12]\d{3})()(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/;
/** A zone may have minutes and a name in brackets. */
const ZONED_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?) ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)(?:\[[\w/+-]+\])?$/;

interface WrittenTime {
  moment: number;
  /** 'YYYY-MM-DD', as it was written: 24:00 is the end of that day. */
  day: string;
  /** In the school's time, to the precision in which it was written. */
  text: string;
}

/** A time in the school's own words; null for any other form, and for a time that does not exist. */
function readWritten(value: unknown): WrittenTime | null {
  const sent = Array.isArray(value) ? fromParts(value) : readTrimmed(value);
  const [, year, , month = '', date = '', hours, minutes = '', seconds] =
    SCHOOL_TIME.exec(sent) ?? COMPACT_TIME.exec(sent) ?? [];
  if (year === undefined) return null;
  const day = [year, twoDigits(month), twoDigits(date)].join('-');
  const clock = [hours, minutes, seconds].slice(0, seconds === undefined ? 2 : 3);
  const time = hours === undefined ? '' : ` ${clock.map((part) => twoDigits(part ?? '')).join(':')}`;
  if (/^ 24:00(?::00)?$/.test(time)) {
    const next = toMoment(day) === null ? null : `${addDays(day, 1)} 00:00:00`;
    const moment = next && toMoment(next);
    return next && moment ? { moment, day, text: next } : null;
  }
  const moment = toMoment(day + time);
  return moment === null ? null : { moment, day, text: day + time };
}

/** Java's LocalDate and LocalDateTime as a list: [2026, 11, 5, 9, 5], with seconds and nanoseconds where there are any. */
function fromParts(parts: readonly unknown[]): string {
  const [date, clock] = [parts.slice(0, 3), parts.slice(3, 6)];
  if (parts.length > 7 || parts.length === 4 || !parts.every(Number.isInteger)) return '';
  return `${date.join('/')} ${clock.join(':')}`.trim();
}

/**
 * Milliseconds since 1970 of a time on the wire: the school's time as text ('YYYY-MM-DD HH:mm:ss', '2026/11/5 9:05',
 * '2026年11月5日 9:05', '20261105090500') or as a list of its parts, seconds or milliseconds as a number or as text, or ISO 8601 with a zone.
 * Null for anything else, and for a time that does not exist.
 */
export function parseMoment(value: unknown): number | null {
  // First: 20261105090500 as milliseconds would be a day of the year 2612.
  const written = readWritten(value);
  if (written) return written.moment;
  const number = optionalNumber(value);
  if (number !== null) {
    if (number >= FIRST_SECONDS && isPlausible(number * 1000)) return number * 1000;
    return number >= FIRST_MILLISECONDS && isPlausible(number) ? number : null;
  }
  const [, day = '', clock = '', hours, minutes = '00'] = ZONED_TIME.exec(readTrimmed(value)) ?? [];
  // Date.parse takes the 30th of February for the 2nd of March.
  if (toMoment(day) === null) return null;
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const moment = Date.parse(`${day}T${clock.replace(',', '.')}${zone}`);
  return Number.isNaN(moment) ? null : moment;
}

const isPlausible = (moment: number) =>
  moment < LAST_PLAUSIBLE || (moment >= FIRST_NEVER && moment <= LAST_NEVER);

/** With 年月日, 时分秒 and 上午 or 下午 as separators and hours, and the full-width characters of an input method as plain ones. */
const readTrimmed = (value: unknown) =>
  (optionalText(value) ?? '')
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/^\s*(\d{4})年(\d{1,2})月(\d{1,2})日\s*/, '$1-$2-$3 ')
    .replace(/(\d{1,2})[时点](\d{1,2})分/, '$1:$2:')
    .replace(/:$|(?<=:\d{1,2})秒$|:(?=秒)/, '')
    .replace(/(上午|下午)\s?(\d{1,2})(?=:)/, (_, half: string, hour: string) =>
      String((Number(hour) % 12) + (half === '下午' ? 12 : 0)),
    )
    .trim();

/**
 * The school's time, 'YYYY-MM-DD HH:mm:ss', or 'YYYY-MM-DD' and 'YYYY-MM-DD HH:mm' where the server sent no more. Null when
 * it sent no time, or one that does not exist.
 */
export function parseDateTime(value: unknown): string | null {
  const moment = parseMoment(value);
  return moment === null ? null : (readWritten(value)?.text ?? toSchoolTime(moment));
}

/** 'YYYY-MM-DD' of a date or a time; null when the server sent none. */
export function parseDate(value: unknown): string | null {
  return readWritten(value)?.day ?? parseDateTime(value)?.slice(0, 10) ?? null;
}
