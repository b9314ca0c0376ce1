/** Every school is in China: UTC+8, without daylight saving time since 1991. */
const SCHOOL_ZONE = '+08:00';
const SCHOOL_OFFSET_MINUTES = 8 * 60;

/** 'YYYY-MM-DD HH:mm:ss' in the school's time of a moment, milliseconds since 1970; the format of the server. */
export const toSchoolTime = (moment: number): string =>
  new Date(moment + SCHOOL_OFFSET_MINUTES * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** The school's day of a moment, 'YYYY-MM-DD'. */
export const toSchoolDay = (moment: number): string => toSchoolTime(moment).slice(0, 10);

/** Seconds since the school's midnight. */
export function toSecondOfDay(moment: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = toSchoolTime(moment).slice(11).split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?$/;

/**
 * The moment, milliseconds since 1970, of a time of the school: 'YYYY-MM-DD', with 'HH:mm' or 'HH:mm:ss'. Null for any other
 * text and for a time that does not exist, such as 2026-02-30.
 */
export function toMoment(time: string): number | null {
  const [, day, clock = '00:00', seconds = '00'] = TIME.exec(time) ?? [];
  if (day === undefined) return null;
  const moment = Date.parse(`${day}T${clock}:${seconds}${SCHOOL_ZONE}`);
  // Some browsers take 2026-02-30 for March 2.
  return !Number.isNaN(moment) && toSchoolTime(moment) === `${day} ${clock}:${seconds}` ? moment : null;
}

/** The value of a `time` element's dateTime for a time of the school. */
export const toDateTimeAttribute = (time: string | null): string | undefined =>
  time === null ? undefined : `${time.replace(' ', 'T')}${SCHOOL_ZONE}`;

/** Whether a device shows another time than the school at this moment. */
export const isOtherZone = (date: Date): boolean => -date.getTimezoneOffset() !== SCHOOL_OFFSET_MINUTES;
