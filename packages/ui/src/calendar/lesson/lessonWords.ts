import { type ClassActivity, formatDayName } from '@cloud-school/domain';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import { formatLessonTime } from './formatLessonTime.ts';
import type { Lesson, LessonPhase } from './Lesson.ts';

const KINDS = { online: '线上课堂', 'face-to-face': '面授课堂' };

export const kindOf = ({ activity }: { activity: Pick<ClassActivity, 'isFaceToFace'> }): string =>
  KINDS[activity.isFaceToFace ? 'face-to-face' : 'online'];

/** The server may send no name. */
export const lessonName = ({ activity }: { activity: Pick<ClassActivity, 'name'> }): string =>
  activity.name || '未命名课堂';

/** What a screen reader announces: date, time, name, kind and phase. */
export const lessonLabel = (lesson: Lesson): string =>
  [
    formatDayName(lesson.day),
    formatLessonTime(lesson),
    lessonName(lesson),
    kindOf(lesson),
    stateWords[lesson.phase],
  ].join(' ');

/** The button that opens the activity. */
export function openingWords({ phase, activity }: Lesson): string {
  const words: Record<LessonPhase, string> = {
    done: activity.isFaceToFace ? '回顾' : '回看',
    overdue: '去补学',
    running: '进入课堂',
    upcoming: '查看安排',
    over: activity.isFaceToFace ? '回顾' : '回看',
  };
  return words[phase];
}
