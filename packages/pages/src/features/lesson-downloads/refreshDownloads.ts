import type { DataScope } from '../../platform/early/preloadLoadable.ts';
import type { LocalStore } from '../../platform/session/localStore.ts';
import { createDownloadStore } from './createDownloadStore.ts';
import { loadLessonAnswers } from './loadLessonAnswers.ts';

/**
 * Asks for the answers of all downloaded lessons again, one after the other, after an update of the portal: what an older build
 * wrote is not read.
 */
export async function refreshDownloads(local: LocalStore, build: string, scope: DataScope): Promise<void> {
  const own = local.get('downloads');
  if (!own || own.userId !== scope.owner || own.build === build) return;
  const store = createDownloadStore(caches, own.id);
  for (const lesson of await store.listLessons()) {
    if (lesson.build === build) continue;
    const answers = await loadLessonAnswers(scope, lesson.query);
    // The student may have signed out, or removed it, meanwhile.
    const isStillThere =
      local.get('downloads')?.id === own.id && (await store.readLesson(lesson.classroomId));
    if (isStillThere) await store.writeLesson({ ...lesson, answers, build });
  }
  const now = local.get('downloads');
  if (now?.id === own.id) local.set('downloads', { ...now, build });
}
