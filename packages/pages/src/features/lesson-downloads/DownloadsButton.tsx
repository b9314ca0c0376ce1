import { Button } from '@cloud-school/ui';
import { HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { hasDownloads } from './hasDownloads.ts';

const Downloads = lazyDialog(() => import('./Downloads.tsx'), 'Downloads');

/** 下载的课, on the pages of a student who has downloaded some. */
export function DownloadsButton() {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  if (!hasDownloads(portal)) return null;
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
