import { dayText } from './dayText.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** 'YYYY-MM-DD HH:mm:ss' in this device's time, as the server writes moments. */
export const momentText = (date: Date): string =>
  `${dayText(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
