import { getLessonContent } from '@cloud-school/api-client';
import { preloadPlayer } from '@cloud-school/ui/player';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';

/**
 * Loads the content of the lesson at an address, and then its player, while the page's code loads. It imports little, so that
 * it loads first. Previews are rare and load with their page.
 */
export async function preloadLesson(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const classroomId = search.get('classroomId');
  if (!classroomId || search.has('preview')) return;
  preloadPlayer(await preloadLoadable(scope, getLessonContent, { classroomId }));
}
