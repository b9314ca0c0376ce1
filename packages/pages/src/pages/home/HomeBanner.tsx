import { listAnnouncements, listBanners } from '@cloud-school/api-client';
import { BannerBlock } from '@cloud-school/ui';
import { useState } from 'react';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { newsPath, noticePath } from '../../platform/navigation/paths.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { noticeWindow } from './noticeWindow.ts';

/** Banners and, below them, the announcements of the last 30 days (HOME-01, HOME-02). */
export function HomeBanner() {
  const tenantId = useTenantId();
  const [since] = useState(() => noticeWindow(new Date()));
  return (
    <BannerBlock
      name={useSchoolName()}
      banners={useLoadable(listBanners, { tenantId })}
      announcements={useLoadable(listAnnouncements, since)}
      getAnnouncementLink={(line) => (line.kind === 'news' ? newsPath(line) : noticePath(line))}
    />
  );
}
