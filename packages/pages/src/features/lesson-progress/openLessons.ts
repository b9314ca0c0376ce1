import type { LessonKey } from '@cloud-school/engine';

let current: LessonKey | undefined;

/** The lesson that this window plays: it sends its own reports, also those left from earlier visits. */
export const openLessons = {
  get: () => current,
  set(lesson: LessonKey | undefined) {
    current = lesson;
  },
};
