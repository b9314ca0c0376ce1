import { dayText } from './dayText.ts';

/** The day this device shows, 'YYYY-MM-DD'; read anew by each page that opens. */
export const today = (): string => dayText(new Date());

/** For the copyright line. */
export const thisYear = (): number => new Date().getFullYear();
