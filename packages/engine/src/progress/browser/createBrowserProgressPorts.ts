import { createBrowserEnvironment } from '../../browser/createBrowserEnvironment.ts';
import { orNull } from '../../browser/orNull.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { LessonKey } from '../ports/LessonKey.ts';
import type { ProgressPorts } from '../ports/ProgressPorts.ts';
import { createProgressStore } from '../storage/createProgressStore.ts';
import { createWebTurn } from './createWebTurn.ts';

/**
 * The ports that the browser provides; `storage` is the page's local storage, or null where it has none. `now` tells when
 * the student studied, ms since 1970, best by the server's clock: a device's may be a year off.
 */
export function createBrowserProgressPorts(
  lesson: LessonKey,
  storage: StorageLike | null,
  now: () => number,
): Pick<ProgressPorts, 'environment' | 'store' | 'turn'> {
  const { tenantId, userId, classroomId, courseId, classId, studentId } = lesson;
  const name = ['lesson', tenantId, userId, classroomId, courseId, classId, studentId]
    .map(encodeURIComponent)
    .join('/');
  return {
    environment: { ...createBrowserEnvironment(), now },
    store: createProgressStore(storage),
    turn: createWebTurn(
      name,
      orNull(() => navigator.locks),
    ),
  };
}
