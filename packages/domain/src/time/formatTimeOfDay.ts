import { toSchoolTime } from './toSchoolTime.ts';

/** A moment, in milliseconds since 1970, as the school's HH:mm. */
export const formatTimeOfDay = (moment: number): string => toSchoolTime(moment).slice(11, 16);
