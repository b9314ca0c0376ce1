import type { Call } from '../http/Route.ts';
import type { ClassroomSeed } from '../seed/CourseSeed.ts';
import { studyId } from '../store/documentIds.ts';
import { getLesson } from './getLesson.ts';

/** A student in one class: two classes may have the same course, which is studied in each of them. */
export interface ClassStudent {
  userId: string;
  classId: string;
}

/** How far a student is in a classroom. */
interface Studied {
  /** 0 to 100, two decimals. */
  percent: number;
  /** The last position in milliseconds; null without media. */
  position: number | null;
  isDone: boolean;
}

/** A video counts as done at this percentage. */
export const TARGET_PERCENT = 90;

/** A submitted test is done, media are as far as the last study record, anything else as the seed says. */
export function getStudied(call: Call, classroom: ClassroomSeed, { userId, classId }: ClassStudent): Studied {
  const { classroomId, classroomType, duration, studied } = classroom;
  const { seed, store } = call;
  const id = studyId(userId, classId, classroomId);
  const test = seed.tests.find((candidate) => candidate.classroomId === classroomId);
  if (test) {
    const isDone = store
      .list('answerLogs')
      .some((log) => log.testId === test.testId && log.userId === userId && log.finishedAt !== null);
    return { percent: isDone ? 100 : 0, position: null, isDone };
  }
  if (duration === null) {
    // Opening what has no length is reading it: an article, a document, an archive, pictures; where nothing was uploaded, nothing is read.
    const isRead =
      READ_TYPES.has(classroomType) &&
      store.get('studyStarts', id) !== undefined &&
      (getLesson(call, classroom).materials ?? []).length > 0;
    const percent = isRead ? 100 : studied;
    return { percent, position: null, isDone: percent === 100 };
  }
  const record = store.get('studyRecords', id);
  const position = Math.min(duration, record?.learningDuration ?? Math.round((duration * studied) / 100));
  const percent = Math.round((position / duration) * 10_000) / 100;
  return { percent, position, isDone: percent >= TARGET_PERCENT };
}

const READ_TYPES: ReadonlySet<number> = new Set([3, 4, 5, 8]);
