import type { Call } from '../http/Route.ts';
import type { ClassroomSeed } from '../seed/CourseSeed.ts';

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
export function getStudied({ seed, store }: Call, classroom: ClassroomSeed, userId: string): Studied {
  const { classroomId, classroomType, duration, studied } = classroom;
  const test = seed.tests.find((candidate) => candidate.classroomId === classroomId);
  if (test) {
    const isDone = store
      .list('answerLogs')
      .some((log) => log.testId === test.testId && log.userId === userId && log.finishedAt !== null);
    return { percent: isDone ? 100 : 0, position: null, isDone };
  }
  if (duration === null) {
    // Opening what has no length is reading it: an article, a document, an archive, pictures.
    const isRead = READ_TYPES.has(classroomType) && isKnown(store.list('studyStarts'), classroomId, userId);
    const percent = isRead ? 100 : studied;
    return { percent, position: null, isDone: percent === 100 };
  }
  const record = store
    .list('studyRecords')
    .find((candidate) => candidate.classroomId === classroomId && candidate.userId === userId);
  const position = Math.min(duration, record?.learningDuration ?? Math.round((duration * studied) / 100));
  const percent = Math.round((position / duration) * 10_000) / 100;
  return { percent, position, isDone: percent >= TARGET_PERCENT };
}

const READ_TYPES: ReadonlySet<number> = new Set([3, 4, 5, 8]);

function isKnown(rows: { classroomId: string; userId: string }[], classroomId: string, userId: string) {
  return rows.some((row) => row.classroomId === classroomId && row.userId === userId);
}
