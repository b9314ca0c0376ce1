import { DownloadMark } from '@cloud-school/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import type { DownloadsSnapshot, LessonDownloads } from './createLessonDownloads.ts';
import type { DownloadableLesson } from './DownloadableLesson.ts';
import { hasDownloads } from './hasDownloads.ts';
import { hasFiles } from './hasFiles.ts';
import { storedDownloads } from './storedDownloads.ts';
import { toDownloadMark } from './toDownloadMark.ts';

const Downloads = lazyDialog(() => import('./Downloads.tsx'), 'Downloads');

/** 下载本课: a press opens the dialog, and stops what is coming. */
export function DownloadButton({ lesson }: { lesson: DownloadableLesson }) {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  const { id, kind } = lesson.classroom;
  const isOffered = hasDownloads(portal) && hasFiles(kind, lesson.content);
  const downloads = useKnownDownloads(isOffered, isOpen);
  const snapshot = useSyncExternalStore(
    downloads?.subscribe ?? subscribeToNothing,
    downloads?.getSnapshot ?? getNothing,
    getNothing,
  );
  if (!isOffered) return null;
  const isThere = portal.device.get(storedDownloads)?.lessons.includes(id) ?? false;
  const mark = toDownloadMark(id, snapshot, isThere);
  return (
    <>
      <DownloadMark {...mark} onClick={() => (STOPS[mark.kind] ? downloads?.pause() : setOpen(true))} />
      {isOpen && <Downloads lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
}

const STOPS: Record<ReturnType<typeof toDownloadMark>['kind'], boolean> = {
  none: false,
  running: true,
  paused: false,
  whole: false,
  failed: false,
  refused: false,
};

/** Their code loads for a student who has downloads on this device, or opens the dialog; null before. */
function useKnownDownloads(isOffered: boolean, isOpen: boolean): LessonDownloads | null {
  const portal = usePortal();
  const userId = useUserId();
  const [downloads, setDownloads] = useState<LessonDownloads | null>(null);
  const isWanted =
    isOffered && userId !== null && (isOpen || portal.device.get(storedDownloads) !== undefined);
  useEffect(() => {
    if (!isWanted || userId === null) return undefined;
    let isLeft = false;
    void import('./getLessonDownloads.ts')
      .then(async ({ getLessonDownloads }) => {
        const found = getLessonDownloads(portal, userId);
        if (found.getSnapshot().lessons === null) await found.read();
        if (!isLeft) setDownloads(found);
      })
      // Without its code the button says what the device remembers.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted, portal, userId]);
  return downloads;
}

const NOTHING: DownloadsSnapshot = { lessons: null, running: null, failures: {} };
const getNothing = () => NOTHING;
const subscribeToNothing = () => () => undefined;
