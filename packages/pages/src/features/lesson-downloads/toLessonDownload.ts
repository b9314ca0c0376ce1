import type { DownloadStop, LessonDownload } from '@cloud-school/ui';
import type { DownloadsSnapshot, LessonOnDevice } from './createLessonDownloads.ts';
import { type DownloadedFile, isWhole, sumSizes } from './DownloadedLesson.ts';
import type { RefusedFile } from './listLessonFiles.ts';
import { isSameFile } from './runDownload.ts';

interface Known {
  classroomId: string;
  /** A video or a sound, without which captions are of no use. */
  isPlayed: boolean;
  /** What can be downloaded, with what its hosts said. */
  files: readonly DownloadedFile[];
  refused: readonly RefusedFile[];
  /** All hosts have answered or failed. */
  isMeasured: boolean;
  snapshot: DownloadsSnapshot;
}

/** What the dialog says of the lesson that is open. */
export function toLessonDownload(known: Known): LessonDownload {
  const { classroomId, isPlayed, files, refused, isMeasured, snapshot } = known;
  const { running, lessons } = snapshot;
  const begun = lessons?.find(({ lesson }) => lesson.classroomId === classroomId);
  if (running?.classroomId === classroomId)
    return { kind: 'running', bytes: running.bytes, size: running.size };
  const isMissingMain = isPlayed && !files.some(({ id }) => id === 'video' || id === 'audio');
  if (files.length === 0 || isMissingMain)
    return { kind: 'refused', reason: refused[0]?.reason ?? 'nothing' };
  if (lessons === null) return { kind: 'checking' };
  const stop = snapshot.failures[classroomId] ?? null;
  const there = begun && describeBegun(begun, files, stop);
  if (there) return there;
  if (!isMeasured) return { kind: 'checking' };
  return { kind: 'ready', size: sumSizes(files), stop, leftOut: refused.map(({ label }) => label) };
}

/** What is on the device; null where it was begun of files that the school has replaced since. */
function describeBegun(
  { lesson, bytes }: LessonOnDevice,
  files: readonly DownloadedFile[],
  stop: DownloadStop | null,
): LessonDownload | null {
  const isCurrent = files.every((file) => lesson.files.some((old) => isSameFile(file, old)));
  const size = sumSizes(files) ?? sumSizes(lesson.files);
  if (isWhole(lesson)) return isCurrent ? { kind: 'whole', size: bytes } : { kind: 'changed', size, stop };
  return isCurrent ? { kind: 'paused', bytes, size, stop } : null;
}
