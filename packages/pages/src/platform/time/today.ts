import { formatDay } from './formatDay.ts';

/** The current day of this device, 'YYYY-MM-DD'. */
export const today = (): string => formatDay(new Date());

/** The year of the copyright line. */
export const thisYear = (): number => new Date().getFullYear();
