import { HomeColumns, HomeScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useEnrolEntry } from '../../features/app-entry/useEnrolEntry.tsx';
import { LaterBlock } from '../../platform/navigation/LaterBlock.tsx';
import { onDemand } from '../../platform/navigation/onDemand.ts';
import { dayText } from '../../platform/time/dayText.ts';
import { HomeAlbum } from './HomeAlbum.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeCoupons } from './HomeCoupons.tsx';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { useHomeName } from './useHomeName.ts';

const HomeAlbums = onDemand(async () => (await import('./HomeAlbums.tsx')).HomeAlbums);
const HomeMajors = onDemand(async () => (await import('./HomeMajors.tsx')).HomeMajors);
const HomeNews = onDemand(async () => (await import('./HomeNews.tsx')).HomeNews);
const HomeReviews = onDemand(async () => (await import('./HomeReviews.tsx')).HomeReviews);
const HomeShortVideos = onDemand(async () => (await import('./HomeShortVideos.tsx')).HomeShortVideos);
const HomeProducts = onDemand(async () => (await import('./HomeProducts.tsx')).HomeProducts);
const HomeQuestions = onDemand(async () => (await import('./HomeQuestions.tsx')).HomeQuestions);

/** The school's home page: what the first screen shows, then a line for each later block. */
export function HomePage() {
  const [today] = useState(() => dayText(new Date()));
  const { open, openLine, dialog } = useEnrolEntry();

  return (
    <>
      <HomeScreen
        name={<HomeName />}
        banner={<HomeBanner />}
        entries={<HomeEntries onOpen={openLine} />}
        besideNotices={<HomeCoupons today={today} onClaim={open} />}
        notices={<HomeNotices today={today} />}
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

const HomeName = () => useHomeName();
