import { twoDigits } from '@cloud-school/domain';
import type { Lesson } from '../lesson/Lesson.ts';

/** Where a week without lessons opens. */
const DEFAULT_HOUR = 8;

/** The time to which a week opens scrolled, 'HH:mm:ss': half an hour above the earliest lesson of any day. */
export function firstHour(lessons: readonly Lesson[]): string {
  const starts = lessons.filter(({ isAllDay }) => !isAllDay).map(({ start }) => start.slice(11, 16));
  const first = starts.reduce<string | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  );
  if (first === null) return `${twoDigits(DEFAULT_HOUR)}:00:00`;
  const [hours = 0, minutes = 0] = first.split(':').map(Number);
  const scrolled = Math.max(0, hours * 60 + minutes - 30);
  return `${twoDigits(Math.floor(scrolled / 60))}:${twoDigits(scrolled % 60)}:00`;
}
