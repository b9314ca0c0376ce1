import type { LessonPhase } from '../lesson/Lesson.ts';

/** The outline of an icon of Lucide (circle-check, circle-x), filled with the background of the element that it masks. */
const maskOf = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'><circle cx='12' cy='12' r='10'/><path d='${path}'/></svg>`,
  )}")`;

/** The signs of lessons in the week as masks: FullCalendar's own events have no place for a drawing of React. */
export const signMasks: Record<Extract<LessonPhase, 'done' | 'overdue'>, string> = {
  done: maskOf('m8 12 3 3 5-6'),
  overdue: maskOf('m9 9 6 6m0-6-6 6'),
};
