import { Button } from '@cloud-school/ui';
import { Download, HardDriveDownload } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { OwnerContext } from '../../platform/data/OwnerContext.ts';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { hasDownloads } from '../../platform/kept/hasDownloads.ts';
import { lazyDialog } from '../../platform/navigation/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import type { DownloadableLesson } from './DownloadableLesson.ts';

const Downloads = lazyDialog(() => import('./Downloads.tsx'), 'Downloads');

/** 下载本课: the dialog says the rest. An article has no files. */
export function DownloadButton({ lesson }: { lesson: DownloadableLesson }) {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  useFreshDownloads();
  if (!hasDownloads(portal) || lesson.classroom.kind === 'article') return null;
  const isThere = portal.store.get('downloads')?.lessons.includes(lesson.classroom.id);
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

/** 下载的课, where anything is downloaded. */
export function DownloadsButton() {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  useFreshDownloads();
  if (!hasDownloads(portal) || !portal.store.get('downloads')) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<HardDriveDownload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        下载的课
      </Button>
      {isOpen && <Downloads lesson={null} onClose={() => setOpen(false)} />}
    </>
  );
}

/** After an update of the portal, the answers of the downloaded lessons are asked for again: the older build wrote them. */
function useFreshDownloads(): void {
  const { client, kept, store } = usePortal();
  const tenantId = useTenantId();
  const owner = useContext(OwnerContext);
  const isIdle = usePageIdle();
  useEffect(() => {
    const own = store.get('downloads');
    if (!isIdle || !own || own.userId !== owner || own.build === kept.build) return;
    void import('./refreshDownloads.ts')
      .then(({ refreshDownloads }) => refreshDownloads(store, kept.build, { client, owner, tenantId }))
      // The next page tries again.
      .catch(() => undefined);
  }, [client, isIdle, kept, owner, store, tenantId]);
}
