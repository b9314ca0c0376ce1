import { getBusinessLines, listAnnouncements, listBanners, pageNotices } from '@cloud-school/api-client';
import { HomeScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { mapLoadable } from '../data/mapLoadable.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { dialogOnDemand } from '../navigation/dialogOnDemand.tsx';
import { newsAddress } from '../navigation/newsAddress.ts';
import { noticeAddress } from '../navigation/noticeAddress.ts';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { dayText } from '../time/dayText.ts';
import { HomeNews } from './HomeNews.tsx';
import { noticeWindow } from './noticeWindow.ts';

const AppEntryDialog = dialogOnDemand(async () => (await import('./AppEntryDialog.tsx')).AppEntryDialog);

const NOTICES = 5;

/** The school's home page: what the first screen shows, then a line for each later block. */
export function HomePage() {
  const { brand, config } = usePortal();
  const { tenantId, school } = useTenantSchool();
  const [now] = useState(() => new Date());
  const [isAppEntryOpen, setAppEntryOpen] = useState(false);

  return (
    <>
      <HomeScreen
        name={(school.status === 'ready' && school.data.universityName) || brand.name}
        today={dayText(now)}
        banners={useLoadable(listBanners, { tenantId })}
        announcements={useLoadable(listAnnouncements, noticeWindow(now))}
        lines={useLoadable(getBusinessLines, { tenantId })}
        notices={mapLoadable(useLoadable(pageNotices, { current: 1, size: NOTICES }), ({ items }) => items)}
        links={{
          entry: (line) => (line === 'study' ? '/study/mine' : undefined),
          announcement: (line) => (line.kind === 'news' ? newsAddress(line) : noticeAddress(line)),
          notice: noticeAddress,
          noticeList: '/notice/list',
        }}
        besideNotices={<HomeNews />}
        onOpenLine={config.appDownloadAddress ? () => setAppEntryOpen(true) : undefined}
      />
      {isAppEntryOpen && config.appDownloadAddress && (
        <AppEntryDialog address={config.appDownloadAddress} onClose={() => setAppEntryOpen(false)} />
      )}
    </>
  );
}
