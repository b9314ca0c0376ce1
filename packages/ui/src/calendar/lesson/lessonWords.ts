import { CATCH_UP_WORDS, catchUpOf, type ClassActivity, formatDayName, isMissed } from '@cloud-school/domain';
import { type StateName, stateWords } from '../../primitives/state-words/stateWords.ts';
import { formatLessonTime } from './formatLessonTime.ts';
import type { Lesson, LessonPhase } from './Lesson.ts';

const KINDS = { online: '线上课堂', 'face-to-face': '面授课堂' };

export const kindOf = ({ activity }: { activity: Pick<ClassActivity, 'isFaceToFace'> }): string =>
  KINDS[activity.isFaceToFace ? 'face-to-face' : 'online'];

/** The server may send no name. */
export const lessonName = ({ activity }: { activity: Pick<ClassActivity, 'name'> }): string =>
  activity.name || '未命名课堂';

/** The state that the pages name: a noted absence is 缺勤 here as in the class, whatever else is over and not studied 逾期未学. */
export const lessonState = ({ phase, activity }: Pick<Lesson, 'phase' | 'activity'>): StateName =>
  phase === 'overdue' && isMissed(activity) ? 'absent' : phase;

/** What a screen reader announces: date, time, name, kind and phase. */
export const lessonLabel = (lesson: Lesson): string =>
  [
    formatDayName(lesson.day),
    formatLessonTime(lesson),
    lessonName(lesson),
    kindOf(lesson),
    stateWords[lessonState(lesson)],
  ].join(' ');

/** The button that opens the activity. */
export function openingWords({ phase, activity }: Lesson): string {
  const words: Record<LessonPhase, string> = {
    done: activity.isFaceToFace ? '回顾' : '回看',
    overdue: CATCH_UP_WORDS[catchUpOf(activity)].action,
    running: '进入课堂',
    upcoming: '查看安排',
    over: activity.isFaceToFace ? '回顾' : '回看',
  };
  return words[phase];
}
