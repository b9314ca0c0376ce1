import type { Lesson } from '../../../calendar/lesson/Lesson.ts';

/**
 * The part of the list that is shown: it opens at `date`, with the requested lessons before and after. After the last
 * lesson of a training it opens at the end. A day is never cut.
 */
export function visibleRange(
  lessons: readonly Pick<Lesson, 'day'>[],
  date: string,
  { before, after }: { before: number; after: number },
): { from: number; to: number } {
  const found = lessons.findIndex(({ day }) => day >= date);
  const anchor = found === -1 ? Math.max(0, lessons.length - after) : found;
  let from = Math.max(0, anchor - before);
  let to = Math.min(lessons.length, anchor + after);
  while (from > 0 && lessons[from - 1]?.day === lessons[from]?.day) from -= 1;
  while (to > from && to < lessons.length && lessons[to]?.day === lessons[to - 1]?.day) to += 1;
  return { from, to };
}
