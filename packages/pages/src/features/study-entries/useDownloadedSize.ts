import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { storedDownloads } from '../lesson-downloads/storedDownloads.ts';

interface DownloadedSize {
  count: number;
  bytes: number;
}

const NONE: DownloadedSize = { count: 0, bytes: 0 };

/** What the student has on this device; null while the device is asked. The code that reads it loads where there is something. */
export function useDownloadedSize(): DownloadedSize | null {
  const portal = usePortal();
  const userId = useUserId();
  const [hasSome] = useState(() => userId !== null && portal.device.get(storedDownloads) !== undefined);
  const [size, setSize] = useState<DownloadedSize | null>(hasSome ? null : NONE);

  useEffect(() => {
    if (!hasSome || userId === null) return undefined;
    let end: () => void = () => undefined;
    let isEnded = false;
    void import('../lesson-downloads/getLessonDownloads.ts').then(async ({ getLessonDownloads }) => {
      const downloads = getLessonDownloads(portal, userId);
      const show = () => {
        const { lessons } = downloads.getSnapshot();
        if (lessons)
          setSize({ count: lessons.length, bytes: lessons.reduce((sum, { bytes }) => sum + bytes, 0) });
      };
      if (isEnded) return;
      end = downloads.subscribe(show);
      await downloads.read();
    });
    return () => {
      isEnded = true;
      end();
    };
  }, [hasSome, portal, userId]);
  return size;
}
