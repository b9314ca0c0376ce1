import type { StorageLike } from '../../ports/StorageLike.ts';
import type { UserKey } from '../../ports/UserKey.ts';
import type { LessonKey } from '../ports/LessonKey.ts';
import type { KeptLesson, ProgressStore } from '../ports/ProgressStore.ts';
import { parseKeptLesson } from './parseKeptLesson.ts';

const PREFIX = 'cloud-school.progress:';

/**
 * Keeps progress in local storage, which a page can write while it is closed, and which all windows share. Without a
 * storage nothing outlives the page, and windows do not know of each other's progress.
 */
export function createProgressStore(storage: StorageLike | null): ProgressStore {
  function readAt(path: string): KeptLesson | null {
    const text = orNothing(() => storage?.getItem(path)) ?? null;
    if (text === null) return null;
    const kept = orNothing(() => parseKeptLesson(JSON.parse(text)));
    // A value that names another lesson than its place is damaged or foreign.
    return kept && lessonPath(kept.lesson) === path ? kept : null;
  }

  return {
    read: (lesson) => readAt(lessonPath(lesson))?.progress ?? null,
    write: (lesson, progress) => {
      orNothing(() => storage?.setItem(lessonPath(lesson), JSON.stringify({ lesson, progress })));
    },
    list: (user) =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => orNothing(() => storage?.key(index)))
        .filter((path) => typeof path === 'string')
        .filter((path) => path.startsWith(`${userPath(user)}/`))
        .map(readAt)
        .filter((kept) => kept !== null),
    remove: (lesson) => {
      orNothing(() => storage?.removeItem(lessonPath(lesson)));
    },
  };
}

/** Storage throws when it is full, forbidden or damaged. */
function orNothing<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Parts are escaped, so that an id with a slash in it cannot address another user's progress. */
function userPath({ tenantId, userId }: UserKey): string {
  return PREFIX + [tenantId, userId].map(encodeURIComponent).join('/');
}

function lessonPath(lesson: LessonKey): string {
  const { classroomId, courseId, classId, studentId } = lesson;
  return [userPath(lesson), ...[classroomId, courseId, classId, studentId].map(encodeURIComponent)].join('/');
}
