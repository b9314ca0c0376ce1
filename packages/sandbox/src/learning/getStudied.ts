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

/** A submitted test is done; anything else is as far as the seed says. */
export function getStudied({ seed, store }: Call, classroom: ClassroomSeed, userId: string): Studied {
  const { classroomId, duration, studied } = classroom;
  const test = seed.tests.find((candidate) => candidate.classroomId === classroomId);
  if (test) {
    const isDone = store
      .list('answerLogs')
      .some((log) => log.testId === test.testId && log.userId === userId && log.finishedAt !== null);
    return { percent: isDone ? 100 : 0, position: null, isDone };
  }
  const position = duration === null ? null : Math.round((duration * studied) / 100);
  return { percent: studied, position, isDone: studied >= TARGET_PERCENT };
}
