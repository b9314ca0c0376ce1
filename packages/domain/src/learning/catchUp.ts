import { CONTENT_KINDS } from '../lesson/contentKinds.ts';
import { ATTENDANCE_WORDS } from './attendanceWords.ts';
import type { ActivityContent, ClassActivity } from './ClassActivity.ts';

/** What a student can still do about a lesson that she missed: its signing in is over. */
export type CatchUp = 'study' | 'ask';

/** Its button, and what follows 缺勤 1 节. */
export const CATCH_UP_WORDS: Record<CatchUp, { action: string; hint: string }> = {
  study: { action: '去补学', hint: '可补学' },
  ask: { action: '去问老师', hint: '可问老师' },
};

type Missed = Pick<ClassActivity, 'isFaceToFace' | 'contents'>;

/** What a missed lesson leaves to study: all but the meeting itself. */
export const contentsToCatchUp = ({ contents }: Pick<ClassActivity, 'contents'>): ActivityContent[] =>
  contents.filter(({ kind }) => CONTENT_KINDS[kind].opensIn !== 'offline-classroom');

/** An online lesson is studied later; of a face-to-face one its files are, and where it has none only the teacher helps. */
export const catchUpOf = (lesson: Missed): CatchUp =>
  !lesson.isFaceToFace || contentsToCatchUp(lesson).length > 0 ? 'study' : 'ask';

/** 缺勤 2 节，可补学; where that does not hold for all, 缺勤 2 节，1 节可补学. */
export function sayMissed(lessons: readonly Missed[]): string {
  const toStudy = lessons.filter((lesson) => catchUpOf(lesson) === 'study').length;
  const { study, ask } = CATCH_UP_WORDS;
  const hint =
    toStudy === 0 ? ask.hint : toStudy < lessons.length ? `${toStudy} 节${study.hint}` : study.hint;
  return `${ATTENDANCE_WORDS.absent} ${lessons.length} 节，${hint}`;
}
