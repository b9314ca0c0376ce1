/** Every school is in China: UTC+8, without daylight saving time since 1991. */
const SCHOOL_OFFSET_MINUTES = 8 * 60;

/** 'YYYY-MM-DD HH:mm:ss' in the school's time, whatever the zone of this device: the format of the server's times. */
export const formatSchoolMoment = (date: Date): string =>
  new Date(date.getTime() + SCHOOL_OFFSET_MINUTES * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Whether this device shows another time than the school. */
export const isOtherZone = (date: Date): boolean => -date.getTimezoneOffset() !== SCHOOL_OFFSET_MINUTES;
