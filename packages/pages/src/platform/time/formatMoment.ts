import { formatDay } from './formatDay.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** 'YYYY-MM-DD HH:mm:ss' in this device's time, the server's format of a date with time. */
export const formatMoment = (date: Date): string =>
  `${formatDay(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
