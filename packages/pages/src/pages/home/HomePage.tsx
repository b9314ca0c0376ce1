import { toSchoolDay } from '@cloud-school/domain';
import { homeBlockHeights, HomeColumns, homeHeadings, HomeScreen, SectionHead } from '@cloud-school/ui';
import { useState } from 'react';
import { useEnrolment } from '../../features/app-entry/useEnrolment.tsx';
import { LazyBlock } from '../../platform/navigation/LazyBlock.tsx';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { HomeAlbum } from './HomeAlbum.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeCoupons } from './HomeCoupons.tsx';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeNotices } from './HomeNotices.tsx';

export { preloadHome } from './preloadHome.ts';

const HomeAlbums = lazyComponent(() => import('./HomeAlbums.tsx'), 'HomeAlbums');
const HomeMajors = lazyComponent(() => import('./HomeMajors.tsx'), 'HomeMajors');
const HomeNews = lazyComponent(() => import('./HomeNews.tsx'), 'HomeNews');
const HomeReviews = lazyComponent(() => import('./HomeReviews.tsx'), 'HomeReviews');
const HomeShortVideos = lazyComponent(() => import('./HomeShortVideos.tsx'), 'HomeShortVideos');
const HomeProducts = lazyComponent(() => import('./HomeProducts.tsx'), 'HomeProducts');
const HomeQuestions = lazyComponent(() => import('./HomeQuestions.tsx'), 'HomeQuestions');

/** The school's home page: the blocks of the first screen, then the lazily loaded ones. */
export function HomePage() {
  const [today] = useState(() => toSchoolDay(Date.now()));
  const { open, openLine, dialog } = useEnrolment();

  return (
    <>
      <HomeScreen
        name={<HomeName />}
        banner={<HomeBanner />}
        entries={<HomeEntries onOpen={openLine} />}
        besideNotices={
          <HomeCoupons today={today} onClaim={open && (({ title }) => open(`助学券“${title}”`))} />
        }
        notices={<HomeNotices today={today} />}
      >
        <LazyBlock
          errorTitle="推荐项目加载失败"
          minHeight={homeBlockHeights.products}
          placeholder={<SectionHead {...homeHeadings.products} />}
        >
          <HomeProducts />
        </LazyBlock>
        <LazyBlock
          errorTitle="热门专业加载失败"
          minHeight={homeBlockHeights.majors}
          placeholder={<SectionHead {...homeHeadings.majors} />}
        >
          <HomeMajors />
        </LazyBlock>
        <LazyBlock
          errorTitle="相册加载失败"
          minHeight={homeBlockHeights.albums}
          placeholder={<SectionHead {...homeHeadings.albums} />}
        >
          <HomeAlbums />
        </LazyBlock>
        <LazyBlock
          errorTitle="短视频加载失败"
          minHeight={homeBlockHeights.shortVideos}
          placeholder={<SectionHead {...homeHeadings.shortVideos} />}
        >
          <HomeShortVideos />
        </LazyBlock>
        <LazyBlock
          errorTitle="点评加载失败"
          minHeight={homeBlockHeights.reviews}
          placeholder={<SectionHead {...homeHeadings.reviews} />}
        >
          <HomeReviews />
        </LazyBlock>
        <LazyBlock
          errorTitle="资讯加载失败"
          minHeight={homeBlockHeights.newsAndQuestions}
          placeholder={
            <HomeColumns>
              <SectionHead {...homeHeadings.news} />
              <SectionHead {...homeHeadings.questions} />
            </HomeColumns>
          }
        >
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

const HomeName = () => useSchoolName();
