/** Snowflake ids of real servers have 18 or 19 digits, more than a number of JavaScript holds. */
const PREFIX = '1890000000';
const DIGITS = 8;
const LONG = new RegExp(`(?<!\\d)${PREFIX}(\\d{${DIGITS}})(?!\\d)`, 'g');

/** An id of at most eight digits as a snowflake; any other one as it is. */
export const toLongId = (id: string): string =>
  /^[1-9]\d{0,7}$/.test(id) ? PREFIX + id.padStart(DIGITS, '0') : id;

/** A text with the sandbox's own ids in place of the long ones. */
export const restoreIds = (text: string): string =>
  text.replaceAll(LONG, (_, id: string) => String(Number(id)));
