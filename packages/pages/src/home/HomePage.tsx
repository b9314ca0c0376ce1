import {
  getBusinessLines,
  listAnnouncements,
  listBanners,
  pageNews,
  pageNotices,
} from '@cloud-school/api-client';
import { HomeScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { mapLoadable } from '../data/mapLoadable.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { dialogOnDemand } from '../navigation/dialogOnDemand.tsx';
import { newsAddress, newsListAddress } from '../navigation/newsAddress.ts';
import { noticeAddress } from '../navigation/noticeAddress.ts';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { dayText } from '../time/dayText.ts';
import { noticeWindow } from './noticeWindow.ts';

const AppEntryDialog = dialogOnDemand(async () => (await import('./AppEntryDialog.tsx')).AppEntryDialog);

const NOTICES = 5;
const NEWS = 4;

/** The school's home page; a new block is one call and one prop of the screen. */
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
        news={mapLoadable(useLoadable(pageNews, { current: 1, size: NEWS }), ({ items }) => items)}
        notices={mapLoadable(useLoadable(pageNotices, { current: 1, size: NOTICES }), ({ items }) => items)}
        links={{
          entry: (line) => (line === 'study' ? '/study/mine' : undefined),
          announcement: (line) => (line.kind === 'news' ? newsAddress(line) : noticeAddress(line)),
          newsItem: (news) => newsAddress(news),
          newsList: newsListAddress(),
          notice: noticeAddress,
          noticeList: '/notice/list',
        }}
        onOpenLine={config.appDownloadAddress ? () => setAppEntryOpen(true) : undefined}
      />
      {isAppEntryOpen && config.appDownloadAddress && (
        <AppEntryDialog address={config.appDownloadAddress} onClose={() => setAppEntryOpen(false)} />
      )}
    </>
  );
}
