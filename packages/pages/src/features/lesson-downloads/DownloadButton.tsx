import { Button } from '@cloud-school/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { DownloadableLesson } from './DownloadableLesson.ts';
import { hasDownloads } from './hasDownloads.ts';
import { hasFiles } from './hasFiles.ts';
import { storedDownloads } from './storedDownloads.ts';

const Downloads = lazyDialog(() => import('./Downloads.tsx'), 'Downloads');

/** 下载本课: the dialog says the rest. */
export function DownloadButton({ lesson }: { lesson: DownloadableLesson }) {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  if (!hasDownloads(portal) || !hasFiles(lesson.classroom.kind, lesson.content)) return null;
  const isThere = portal.device.get(storedDownloads)?.lessons.includes(lesson.classroom.id);
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<Download size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {isThere ? '已下载' : '下载本课'}
      </Button>
      {isOpen && <Downloads lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
}
