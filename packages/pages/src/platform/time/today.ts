import { toSchoolDay } from '@cloud-school/domain';

/** The school's current day, 'YYYY-MM-DD'. */
export const today = (): string => toSchoolDay(Date.now());

/** The year of the copyright line. */
export const thisYear = (): number => Number(today().slice(0, 4));
