import { toSchoolDay } from '@cloud-school/domain';

/** The year of the copyright line. */
export const thisYear = (): number => Number(toSchoolDay(Date.now()).slice(0, 4));
