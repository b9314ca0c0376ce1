import { listAnnouncements, listBanners } from '@cloud-school/api-client';
import { type Announcement } from '@cloud-school/domain';
import { BannerBlock } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { newsPath, noticePath } from '../../platform/navigation/paths.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { useStartTime } from '../../platform/time/useStartTime.ts';
import { noticeWindow } from './noticeWindow.ts';

const announcementPaths: Record<Announcement['kind'], (line: Announcement) => string> = {
  news: newsPath,
  notice: noticePath,
};

/** Banners and, below them, the announcements of the last 30 days (HOME-01, HOME-02). */
export function HomeBanner() {
  const tenantId = useTenantId();
  const since = noticeWindow(useStartTime());
  return (
    <BannerBlock
      name={useSchoolName()}
      banners={useLoadable(listBanners, { tenantId })}
      announcements={useLoadable(listAnnouncements, since)}
      getAnnouncementLink={(line) => announcementPaths[line.kind](line)}
    />
  );
}
