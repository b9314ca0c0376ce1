import { isApiError } from '@cloud-school/api-client';
import type { Device } from '../../platform/device/createDevice.ts';
import type { DataScope } from '../../platform/early/preloadLoadable.ts';
import { createDownloadStore } from './createDownloadStore.ts';
import { loadLessonAnswers } from './loadLessonAnswers.ts';
import { storedDownloads } from './storedDownloads.ts';
import { tidyDownloads } from './tidyDownloads.ts';

/**
 * Removes downloads whose time is over, and after an update of the portal asks for the answers of the others again, one after the
 * other: what an older build wrote is not read. A lesson that the school refuses now stops none of the others.
 */
export async function refreshDownloads(device: Device, build: string, scope: DataScope): Promise<void> {
  const own = device.get(storedDownloads);
  if (!own) return;
  const lessons = await tidyDownloads(device, own, { caches, now: Date.now });
  if (own.build === build) return;
  const store = createDownloadStore(caches, own.id);
  let areAllAsked = true;
  for (const lesson of lessons) {
    if (lesson.build === build) continue;
    try {
      const answers = await loadLessonAnswers(scope, lesson.query);
      // The student may have signed out, or removed it, meanwhile.
      const isStillThere =
        device.get(storedDownloads)?.id === own.id && (await store.readLesson(lesson.classroomId));
      if (isStillThere) await store.writeLesson({ ...lesson, answers, build });
    } catch (error) {
      areAllAsked &&= isApiError(error, 'rejected');
    }
  }
  const now = device.get(storedDownloads);
  if (areAllAsked && now?.id === own.id) device.set(storedDownloads, { ...now, build });
}
