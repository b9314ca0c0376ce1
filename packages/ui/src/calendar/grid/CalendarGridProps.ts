import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import type { LessonDay } from '../lesson/toLessonDays.ts';

export interface CalendarGridProps extends NativeProps<'div', 'children'> {
  /** The first day of the period: the first of a week or of a month. */
  from: string;
  /** Keep it the same while nothing changes: FullCalendar creates all events again for a new list. */
  days: readonly LessonDay[];
  /** The school's time, 'YYYY-MM-DD HH:mm:ss'. */
  now: string;
  /** `anchor` is the element that was pressed: cards open beside it. */
  onLesson: (lesson: Lesson, anchor: HTMLElement) => void;
  onDay: (date: string, anchor: HTMLElement) => void;
}
