import type { LessonContent } from '@cloud-school/domain';
import type { DownloadedFile, DownloadedLesson } from './DownloadedLesson.ts';
import { toSource } from './listLessonFiles.ts';

interface Place {
  /** The page's origin. */
  origin: string;
  isOnline: boolean;
  /** The address of a file on the device. */
  toPath: (fileId: string) => string;
}

/**
 * A lesson's content with the files of the device in place of the school's, where they are the same: the school may have
 * replaced one since. A video has its downloaded quality alone. A document stays at the school while there is a network,
 * because the service that shows it cannot read this device.
 */
export function withDownloadedFiles(
  content: LessonContent,
  { files }: Pick<DownloadedLesson, 'files'>,
  { origin, isOnline, toPath }: Place,
): LessonContent {
  const find = (id: string, url: string | null): DownloadedFile | undefined =>
    url === null
      ? undefined
      : files.find((file) => file.id === id && file.isWhole && file.source === toSource(url, origin));
  const toLocal = (id: string, url: string | null): string | null => (find(id, url) ? toPath(id) : url);
  const video = content.videos.find(({ url }) => find('video', url));
  return {
    videos: video ? [{ ...video, url: toPath('video') }] : content.videos,
    audioUrl: toLocal('audio', content.audioUrl),
    captionsUrl: toLocal('captions', content.captionsUrl),
    materials: content.materials.map((material, index) => {
      const file = find(`material-${index}`, material.url);
      const isUsed = file !== undefined && (file.fileName === null || !isOnline);
      return isUsed ? { ...material, url: toPath(file.id) } : material;
    }),
  };
}
