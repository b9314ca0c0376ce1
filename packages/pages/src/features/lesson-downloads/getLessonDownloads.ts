import type { Portal } from '../../platform/portal/Portal.ts';
import type { LocalStore } from '../../platform/session/localStore.ts';
import { browserDownloadPorts } from './browserDownloadPorts.ts';
import { createLessonDownloads, type LessonDownloads } from './createLessonDownloads.ts';

const opened = new WeakMap<LocalStore, { userId: string; downloads: LessonDownloads }>();

/** The downloads of a student in this window: they go on while she looks at other pages. */
export function getLessonDownloads(
  { store, kept, session }: Pick<Portal, 'store' | 'kept' | 'session'>,
  userId: string,
): LessonDownloads {
  const known = opened.get(store);
  if (known?.userId === userId) return known.downloads;
  known?.downloads.pause();
  const downloads = createLessonDownloads(store, { userId, build: kept.build }, browserDownloadPorts());
  opened.set(store, { userId, downloads });
  session.subscribe(() => {
    const state = session.get();
    if (state.kind !== 'student' || state.userId !== userId) downloads.pause();
  });
  return downloads;
}
