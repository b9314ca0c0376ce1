import type { LessonContent } from '@cloud-school/domain';
import type { Portal } from '../../platform/portal/Portal.ts';
import { createDownloadStore, downloadPath, pieceCount } from './createDownloadStore.ts';
import { isWhole } from './DownloadedLesson.ts';
import { storedDownloads } from './storedDownloads.ts';
import { setWhole } from './tidyDownloads.ts';
import { withDownloadedFiles } from './withDownloadedFiles.ts';

/** Puts the files of the device into a lesson's content. */
export type ToDownloaded = (content: LessonContent) => LessonContent;

/**
 * Opens a downloaded lesson: what its calls answered stands in for calls that fail, and its files for the school's. Null
 * where the files cannot be used: the browser removed some, or the worker that answers for them is not running.
 */
export async function openDownload(
  { cachedAnswers, device }: Pick<Portal, 'cachedAnswers' | 'device'>,
  classroomId: string,
): Promise<ToDownloaded | null> {
  const own = device.get(storedDownloads);
  if (!own) return null;
  const store = createDownloadStore(caches, own.id);
  const lesson = await store.readLesson(classroomId);
  if (!lesson) {
    // The browser removed it.
    setWhole(device, classroomId, false);
    return null;
  }
  if (lesson.build === cachedAnswers.build) cachedAnswers.pin(lesson.answers, lesson.at);
  const counts = await Promise.all(lesson.files.map(({ id }) => store.countPieces(classroomId, id)));
  const isThere = lesson.files.every(({ size }, index) => counts[index] === pieceCount(size ?? 0));
  if (!isThere || !isWhole(lesson) || !navigator.serviceWorker.controller) return null;
  const place = {
    origin: window.location.origin,
    isOnline: navigator.onLine,
    toPath: (fileId: string) => downloadPath(own.id, classroomId, fileId),
  };
  return (content) => withDownloadedFiles(content, lesson, place);
}
