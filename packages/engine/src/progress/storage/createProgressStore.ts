import type { StorageLike } from '../../ports/StorageLike.ts';
import type { UserKey } from '../../ports/UserKey.ts';
import type { LessonKey } from '../ports/LessonKey.ts';
import type { ProgressStore, StoredProgress } from '../ports/ProgressStore.ts';
import { mergeProgress } from '../state/StudyProgress.ts';
import { parseStoredProgress } from './parseStoredProgress.ts';

const PREFIX = 'cloud-school.progress:';

/** What a full storage refused, by path: each lesson of a page makes a store of its own, and this outlives them. */
const refusedByStorage = new WeakMap<StorageLike, Map<string, StoredProgress>>();

/**
 * Keeps progress in local storage, which a page can write while it is closed, and which all windows share. What a full
 * storage refuses stays in memory until the page is closed. Without a storage nothing is stored, and windows do not know of
 * each other's progress.
 */
export function createProgressStore(storage: StorageLike | null): ProgressStore {
  const refused = (storage && refusedByStorage.get(storage)) ?? new Map<string, StoredProgress>();
  if (storage) refusedByStorage.set(storage, refused);

  function readStored(path: string): StoredProgress | null {
    const text = orNothing(() => storage?.getItem(path)) ?? null;
    if (text === null) return null;
    const stored = orNothing(() => parseStoredProgress(JSON.parse(text)));
    // A value that names another lesson than its place is damaged or foreign.
    return stored && lessonPath(stored.lesson) === path ? stored : null;
  }

  /** Another window may have had room for what this one does not know. */
  function readAt(path: string): StoredProgress | null {
    const stored = readStored(path);
    const inMemory = refused.get(path);
    if (!inMemory) return stored;
    return { ...inMemory, progress: mergeProgress(inMemory.progress, stored?.progress ?? null) };
  }

  return {
    read: (lesson) => readAt(lessonPath(lesson))?.progress ?? null,
    write: (lesson, progress) => {
      const path = lessonPath(lesson);
      try {
        storage?.setItem(path, JSON.stringify({ lesson, progress }));
        refused.delete(path);
      } catch {
        refused.set(path, { lesson, progress });
      }
    },
    list(user) {
      const stored = Array.from({ length: storage?.length ?? 0 }, (_, index) =>
        orNothing(() => storage?.key(index)),
      ).filter((path) => typeof path === 'string');
      return Array.from(new Set([...stored, ...refused.keys()]))
        .filter((path) => path.startsWith(`${userPath(user)}/`))
        .map(readAt)
        .filter((found) => found !== null);
    },
    remove: (lesson) => {
      refused.delete(lessonPath(lesson));
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
