import type { DownloadMarkProps } from '@cloud-school/ui';
import type { DownloadsSnapshot } from './createLessonDownloads.ts';
import { isWhole } from './DownloadedLesson.ts';

type Mark = Pick<DownloadMarkProps, 'kind' | 'share'>;

/** What the button of a lesson says of its download. */
export function toDownloadMark(
  classroomId: string,
  { lessons, running, failures }: DownloadsSnapshot,
  isThere: boolean,
): Mark {
  const begun = lessons?.find(({ lesson }) => lesson.classroomId === classroomId);
  if (running?.classroomId === classroomId) {
    const { bytes, size } = running;
    return { kind: 'running', share: size ? Math.min(1, bytes / size) : null };
  }
  if (failures[classroomId]) return { kind: 'failed' };
  if (begun) return { kind: isWhole(begun.lesson) ? 'whole' : 'paused' };
  return { kind: isThere && lessons === null ? 'whole' : 'none' };
}
