import { toMoment, toSchoolTime } from '@cloud-school/domain';
import { optionalNumber, optionalText } from './read.ts';

/** A smaller number is a time in seconds: as milliseconds it would be before 2001. */
const FIRST_MILLISECONDS = 1e12;
/** A smaller number is no time: a duration, or a year. */
const FIRST_SECONDS = 1e9;
/** The last second whose year has four digits. */
const LAST_MOMENT = 253_402_271_999_999;

/** A time without a zone of its own, which is the school's; fractions of a second are left out. */
const SCHOOL_TIME = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?(?=$|\.\d+$)/;
const ZONED_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Milliseconds since 1970 of a time on the wire: seconds or milliseconds as a number or as text, the school's time as text
 * ('YYYY-MM-DD HH:mm:ss'), or ISO 8601 with a zone. Null for anything else, and for a time that does not exist.
 */
export function parseMoment(value: unknown): number | null {
  const number = optionalNumber(value);
  if (number !== null) {
    const moment = number < FIRST_MILLISECONDS ? number * 1000 : number;
    return number < FIRST_SECONDS || moment > LAST_MOMENT ? null : moment;
  }
  const sent = readTrimmed(value);
  if (ZONED_TIME.test(sent)) {
    // Date.parse takes the 30th of February for the 2nd of March.
    const moment = toMoment(sent.slice(0, 10)) === null ? Number.NaN : Date.parse(sent);
    return Number.isNaN(moment) ? null : moment;
  }
  return toMoment(SCHOOL_TIME.exec(sent)?.[0] ?? '');
}

const readTrimmed = (value: unknown) => optionalText(value)?.trim() ?? '';

/**
 * The school's time, 'YYYY-MM-DD HH:mm:ss', or 'YYYY-MM-DD' and 'YYYY-MM-DD HH:mm' where the server sent no more. Null when
 * it sent no time, or one that does not exist.
 */
export function parseDateTime(value: unknown): string | null {
  const moment = parseMoment(value);
  if (moment === null) return null;
  const written = SCHOOL_TIME.exec(readTrimmed(value));
  return written ? written[0].replace('T', ' ') : toSchoolTime(moment);
}

/** 'YYYY-MM-DD' of a date or a time; null when the server sent none. */
export function parseDate(value: unknown): string | null {
  return parseDateTime(value)?.slice(0, 10) ?? null;
}
