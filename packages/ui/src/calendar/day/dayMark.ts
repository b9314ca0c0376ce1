import { isDayOpen } from '@cloud-school/domain';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import type { LessonDay } from '../lesson/toLessonDays.ts';

/** The state of a day, with what is left of it. */
export type DayMark =
  | { kind: 'rest' | 'done' | 'plain' }
  /** `count` is the number of missed lessons. */
  | { kind: 'overdue'; count: number }
  /** `count` is the number of lessons still to finish, `missed` of those that today are over already. */
  | { kind: 'upcoming'; count: number; missed?: number };

/**
 * A pending day before today is overdue, today or later it is upcoming; done stays done (TIME-03). On an overdue day a
 * lesson of several days that still runs is not missed yet: the notice of missed lessons counts alike. It is to come on its
 * first day alone; a later one that has no other lesson says nothing.
 */
export function dayMark(day: LessonDay | undefined, today: string): DayMark {
  if (!day || day.lessons.length === 0) return { kind: 'rest' };
  if (day.state === null) return { kind: 'plain' };
  if (!isDayOpen({ state: day.state })) return { kind: 'done' };
  const missed = day.lessons.filter(({ phase }) => phase === 'overdue').length;
  if (day.date < today) return { kind: 'overdue', count: missed };
  const open = day.lessons.filter(
    ({ activity, phase, day: begins }) =>
      begins === day.date && activity.isFinished === false && (phase === 'running' || phase === 'upcoming'),
  );
  return { kind: 'upcoming', count: open.length, missed };
}

/** 休息, 已完成, 缺 1 节, 待上; today says how many are left, or how many of it can only be made up for. */
export function dayMarkWords(mark: DayMark, isToday = false): string {
  switch (mark.kind) {
    case 'rest':
      return '休息';
    case 'done':
      return stateWords.done;
    case 'plain':
      return '';
    case 'overdue':
      return mark.count > 0 ? `缺 ${mark.count} 节` : stateWords.overdue;
    case 'upcoming':
      if (mark.count === 0 && mark.missed) return `待补 ${mark.missed} 节`;
      return isToday && mark.count > 0 ? `待上 ${mark.count} 节` : stateWords.upcoming;
    default:
      return mark satisfies never;
  }
}
