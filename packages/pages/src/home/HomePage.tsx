import { getBusinessLines, listAnnouncements, listBanners, pageNotices } from '@cloud-school/api-client';
import { HomeColumns, HomeScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useEnrolEntry } from '../app-entry/useEnrolEntry.tsx';
import { mapLoadable } from '../data/mapLoadable.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { newsAddress } from '../navigation/newsAddress.ts';
import { noticeAddress } from '../navigation/noticeAddress.ts';
import { onDemand } from '../navigation/onDemand.ts';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { dayText } from '../time/dayText.ts';
import { HomeCoupons } from './HomeCoupons.tsx';
import { HomeAlbum } from './HomeAlbum.tsx';
import { LaterBlock } from './LaterBlock.tsx';
import { noticeWindow } from './noticeWindow.ts';

const HomeAlbums = onDemand(async () => (await import('./HomeAlbums.tsx')).HomeAlbums);
const HomeMajors = onDemand(async () => (await import('./HomeMajors.tsx')).HomeMajors);
const HomeNews = onDemand(async () => (await import('./HomeNews.tsx')).HomeNews);
const HomeReviews = onDemand(async () => (await import('./HomeReviews.tsx')).HomeReviews);
const HomeShortVideos = onDemand(async () => (await import('./HomeShortVideos.tsx')).HomeShortVideos);
const HomeProducts = onDemand(async () => (await import('./HomeProducts.tsx')).HomeProducts);
const HomeQuestions = onDemand(async () => (await import('./HomeQuestions.tsx')).HomeQuestions);

const NOTICES = 5;

/** The school's home page: what the first screen shows, then a line for each later block. */
export function HomePage() {
  const { brand } = usePortal();
  const { tenantId, school } = useTenantSchool();
  const [now] = useState(() => new Date());
  const { open, openLine, dialog } = useEnrolEntry();

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
        besideNotices={<HomeCoupons today={dayText(now)} onClaim={open} />}
        onOpenLine={openLine}
      >
        <LaterBlock errorTitle="推荐项目没有加载出来" minHeight={541}>
          <HomeProducts />
        </LaterBlock>
        <LaterBlock errorTitle="热门专业没有加载出来" minHeight={506}>
          <HomeMajors />
        </LaterBlock>
        <LaterBlock errorTitle="相册没有加载出来" minHeight={464}>
          <HomeAlbums />
        </LaterBlock>
        <LaterBlock errorTitle="短视频没有加载出来" minHeight={774}>
          <HomeShortVideos />
        </LaterBlock>
        <LaterBlock errorTitle="点评没有加载出来" minHeight={620}>
          <HomeReviews />
        </LaterBlock>
        <LaterBlock errorTitle="资讯没有加载出来" minHeight={420}>
          <HomeColumns>
            <HomeNews />
            <HomeQuestions />
          </HomeColumns>
        </LaterBlock>
      </HomeScreen>
      {dialog}
      <HomeAlbum />
    </>
  );
}
