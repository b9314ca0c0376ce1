import { homeBlockHeights, HomeColumns, HomeScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useEnrolEntry } from '../../features/app-entry/useEnrolEntry.tsx';
import { LazyBlock } from '../../platform/navigation/LazyBlock.tsx';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { dayText } from '../../platform/time/dayText.ts';
import { HomeAlbum } from './HomeAlbum.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeCoupons } from './HomeCoupons.tsx';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { useHomeName } from './useHomeName.ts';

const HomeAlbums = lazyComponent(() => import('./HomeAlbums.tsx'), 'HomeAlbums');
const HomeMajors = lazyComponent(() => import('./HomeMajors.tsx'), 'HomeMajors');
const HomeNews = lazyComponent(() => import('./HomeNews.tsx'), 'HomeNews');
const HomeReviews = lazyComponent(() => import('./HomeReviews.tsx'), 'HomeReviews');
const HomeShortVideos = lazyComponent(() => import('./HomeShortVideos.tsx'), 'HomeShortVideos');
const HomeProducts = lazyComponent(() => import('./HomeProducts.tsx'), 'HomeProducts');
const HomeQuestions = lazyComponent(() => import('./HomeQuestions.tsx'), 'HomeQuestions');

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
        <LazyBlock errorTitle="推荐项目没有加载出来" minHeight={homeBlockHeights.products}>
          <HomeProducts />
        </LazyBlock>
        <LazyBlock errorTitle="热门专业没有加载出来" minHeight={homeBlockHeights.majors}>
          <HomeMajors />
        </LazyBlock>
        <LazyBlock errorTitle="相册没有加载出来" minHeight={homeBlockHeights.albums}>
          <HomeAlbums />
        </LazyBlock>
        <LazyBlock errorTitle="短视频没有加载出来" minHeight={homeBlockHeights.shortVideos}>
          <HomeShortVideos />
        </LazyBlock>
        <LazyBlock errorTitle="点评没有加载出来" minHeight={homeBlockHeights.reviews}>
          <HomeReviews />
        </LazyBlock>
        <LazyBlock errorTitle="资讯没有加载出来" minHeight={homeBlockHeights.newsAndQuestions}>
          <HomeColumns>
            <HomeNews />
            <HomeQuestions />
          </HomeColumns>
        </LazyBlock>
      </HomeScreen>
      {dialog}
      <HomeAlbum />
    </>
  );
}

const HomeName = () => useHomeName();
