import type { LessonContent } from '@cloud-school/domain';
import { type Loadable, LOADING, mapLoadable } from '@cloud-school/ui';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { ToDownloaded } from '../lesson-downloads/openDownload.ts';
import { storedDownloads } from '../lesson-downloads/storedDownloads.ts';

/** The content of a lesson, with the files of this device where it is downloaded; loading while they are opened. */
export function useDownloadedContent(
  classroomId: string | null,
  content: Loadable<LessonContent>,
): Loadable<LessonContent> {
  const { cachedAnswers, device } = usePortal();
  // Asked once: a download that ends while the lesson plays does not change what is played.
  const id = useMemo(
    () =>
      classroomId !== null && device.get(storedDownloads)?.lessons.includes(classroomId) ? classroomId : null,
    [classroomId, device],
  );
  const [opened, setOpened] = useState<{ id: string; toDownloaded: ToDownloaded | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    void import('../lesson-downloads/openDownload.ts')
      .then(({ openDownload }) => openDownload({ cachedAnswers, device }, id))
      // Without its code or a storage the lesson comes from the school.
      .catch(() => null)
      .then((toDownloaded) => !isLeft && setOpened({ id, toDownloaded }));
    return () => {
      isLeft = true;
    };
  }, [id, cachedAnswers, device]);
  const toDownloaded = opened?.id === id ? opened?.toDownloaded : undefined;
  return useMemo(() => {
    if (id === null || toDownloaded === null) return content;
    return toDownloaded ? mapLoadable(content, toDownloaded) : LOADING;
  }, [content, id, toDownloaded]);
}
