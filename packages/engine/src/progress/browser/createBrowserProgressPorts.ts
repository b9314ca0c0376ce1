import { createBrowserEnvironment } from '../../browser/createBrowserEnvironment.ts';
import { orNull } from '../../browser/orNull.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { LessonKey } from '../ports/LessonKey.ts';
import type { ProgressPorts } from '../ports/ProgressPorts.ts';
import { createProgressStore } from '../storage/createProgressStore.ts';
import { createWebTurn } from './createWebTurn.ts';

/** The ports that the browser provides; `storage` is the page's local storage, or null where it has none. */
export function createBrowserProgressPorts(
  lesson: LessonKey,
  storage: StorageLike | null,
): Pick<ProgressPorts, 'environment' | 'store' | 'turn'> {
  const { tenantId, userId, classroomId, courseId, classId, studentId } = lesson;
  const name = ['lesson', tenantId, userId, classroomId, courseId, classId, studentId]
    .map(encodeURIComponent)
    .join('/');
  return {
    environment: createBrowserEnvironment(),
    store: createProgressStore(storage),
    turn: createWebTurn(
      name,
      orNull(() => navigator.locks),
    ),
  };
}
