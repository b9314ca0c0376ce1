import type { LessonDay } from '../lesson/toLessonDays.ts';

/** The state of a day. `count` is the number of its missed lessons or, from today on, of those still to finish. */
export type DayMark = { kind: 'rest' | 'done' | 'plain' } | { kind: 'overdue' | 'upcoming'; count: number };

/**
 * A pending day before today is overdue, today or later it is upcoming; done stays done (TIME-03). On an overdue day a
 * lesson of several days that still runs is not missed yet: the notice of missed lessons counts alike.
 */
export function dayMark(day: LessonDay | undefined, today: string): DayMark {
  if (!day || day.lessons.length === 0) return { kind: 'rest' };
  if (day.state === 'done') return { kind: 'done' };
  if (day.state === null) return { kind: 'plain' };
  const isOverdue = day.date < today;
  const count = day.lessons.filter(({ activity, phase }) =>
    isOverdue ? phase === 'overdue' : activity.isFinished === false && phase !== 'done',
  ).length;
  return { kind: isOverdue ? 'overdue' : 'upcoming', count };
}

/** 休息, 已完成, 缺 1 节, 待上; today says how many are left. */
export function dayMarkWords(mark: DayMark, isToday = false): string {
  switch (mark.kind) {
    case 'rest':
      return '休息';
    case 'done':
      return '已完成';
    case 'plain':
      return '';
    case 'overdue':
      return mark.count > 0 ? `缺 ${mark.count} 节` : '未完成';
    case 'upcoming':
      return isToday && mark.count > 0 ? `待上 ${mark.count} 节` : '待上';
    default:
      return mark satisfies never;
  }
}
