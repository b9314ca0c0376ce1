import { DownloadsDialog } from '@cloud-school/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { readRoom } from './browserDownloadPorts.ts';
import type { DownloadsSnapshot, LessonDownloads } from './createLessonDownloads.ts';
import type { DownloadableLesson } from './DownloadableLesson.ts';
import { isWhole } from './DownloadedLesson.ts';
import { getLessonDownloads } from './getLessonDownloads.ts';
import { DOWNLOAD_DAYS } from './storedDownloads.ts';
import { useLessonDownload } from './useLessonDownload.ts';

interface DownloadsProps {
  /** The lesson that is open; null for the list alone. */
  lesson: DownloadableLesson | null;
  onClose: () => void;
}

/** The downloads of the student who is signed in. */
export function Downloads({ lesson, onClose }: DownloadsProps) {
  const portal = usePortal();
  const userId = useUserId();
  const [downloads] = useState(() => (userId === null ? null : getLessonDownloads(portal, userId)));
  useEffect(() => void downloads?.read(), [downloads]);
  if (!downloads) return null;
  return lesson ? (
    <OfLesson {...{ downloads, lesson, onClose }} />
  ) : (
    <ListAlone {...{ downloads, onClose }} />
  );
}

function ListAlone({ downloads, onClose }: { downloads: LessonDownloads; onClose: () => void }) {
  const { snapshot: _snapshot, ...list } = useList(downloads);
  return <DownloadsDialog {...list} lesson={null} onClose={onClose} />;
}

interface OfLessonProps {
  downloads: LessonDownloads;
  lesson: DownloadableLesson;
  onClose: () => void;
}

function OfLesson({ downloads, lesson, onClose }: OfLessonProps) {
  const { snapshot, ...list } = useList(downloads);
  const { download, start } = useLessonDownload(lesson, downloads, snapshot);
  const { id, name } = lesson.classroom;
  return (
    <DownloadsDialog
      {...list}
      lesson={{
        name: name || '课堂',
        download,
        // The button of the page shows the progress; in the dialog a second press would hit 删除下载, which takes the place of 下载.
        onStart: () => {
          start();
          onClose();
        },
        onPause: downloads.pause,
        onRemove: () => list.onRemove(id),
      }}
      onClose={onClose}
    />
  );
}

/** What is on the device, and the room that is left. */
function useList(downloads: LessonDownloads) {
  const snapshot = useSyncExternalStore(downloads.subscribe, downloads.getSnapshot);
  const { lessons } = snapshot;
  const room = useRoom(snapshot);
  return {
    snapshot,
    room,
    days: DOWNLOAD_DAYS,
    rows:
      lessons?.map(({ lesson, bytes }) => ({
        id: lesson.classroomId,
        name: lesson.name,
        to: lesson.address,
        bytes,
        isWhole: isWhole(lesson),
      })) ?? null,
    onRemove: (classroomId: string) => void downloads.remove(classroomId),
  };
}

/** Asked again when the list changes. */
function useRoom({ lessons }: DownloadsSnapshot): number | null {
  const [asked, setAsked] = useState<{ lessons: DownloadsSnapshot['lessons']; room: number | null }>();
  useEffect(() => {
    void readRoom().then((room) => setAsked({ lessons, room }));
  }, [lessons]);
  return asked?.room ?? null;
}
