import type { Call } from '../http/Route.ts';
import { HOUR } from '../serverTime.ts';

/** Milliseconds of study that the courses of a class require, and those studied. */
export function countStudyTime({ seed }: Pick<Call, 'seed'>, classId: string) {
  const hours = seed.courses.flatMap(({ classIds, studyHours }) =>
    classIds.includes(classId) && studyHours ? [studyHours] : [],
  );
  return {
    required: Math.round(hours.reduce((sum, [required]) => sum + required, 0) * HOUR),
    done: Math.round(hours.reduce((sum, [, done]) => sum + done, 0) * HOUR),
  };
}
