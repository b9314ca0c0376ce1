import { getBusinessLines, listAnnouncements, listBanners } from '@cloud-school/api-client';
import { toSchoolDay } from '@cloud-school/domain';
import {
  BlockBoundary,
  homeBlockHeights,
  HomeColumns,
  homeHeadings,
  homePhoneHeights,
  HomeScreen,
  media,
  SectionHead,
  useIsHydrating,
  useSchoolSettings,
} from '@cloud-school/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useEnrolment } from '../../features/app-entry/useEnrolment.tsx';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';
import { LazyBlock } from '../../platform/history/LazyBlock.tsx';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { useStartTime } from '../../platform/time/useStartTime.ts';
import { HomeAlbum } from './HomeAlbum.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeCoupons } from './HomeCoupons.tsx';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomeReturn } from './HomeReturn.tsx';
import { noticeWindow } from './noticeWindow.ts';

const HomeAlbums = lazyComponent(() => import('./HomeAlbums.tsx'), 'HomeAlbums');

const HomeMajors = lazyComponent(() => import('./HomeMajors.tsx'), 'HomeMajors');

const HomeNews = lazyComponent(() => import('./HomeNews.tsx'), 'HomeNews');

const HomeReviews = lazyComponent(() => import('./HomeReviews.tsx'), 'HomeReviews');

const HomeShortVideos = lazyComponent(() => import('./HomeShortVideos.tsx'), 'HomeShortVideos');

const HomeProducts = lazyComponent(() => import('./HomeProducts.tsx'), 'HomeProducts');

const HomeWhatNow = lazyComponent(() => import('./HomeWhatNow.tsx'), 'HomeWhatNow');

const HomeQuestions = lazyComponent(() => import('./HomeQuestions.tsx'), 'HomeQuestions');

type HomePart = [keyof typeof homeHeadings, ComponentType];

/** The blocks below the first screen, in their order; several parts of one stand beside each other. */
const BLOCKS: { title: string; height: keyof typeof homeBlockHeights; parts: HomePart[] }[] = [
  { title: '推荐项目', height: 'products', parts: [['products', HomeProducts]] },
  { title: '热门专业', height: 'majors', parts: [['majors', HomeMajors]] },
  { title: '相册', height: 'albums', parts: [['albums', HomeAlbums]] },
  { title: '短视频', height: 'shortVideos', parts: [['shortVideos', HomeShortVideos]] },
  { title: '点评', height: 'reviews', parts: [['reviews', HomeReviews]] },
  {
    title: '资讯',
    height: 'newsAndQuestions',
    parts: [
      ['news', HomeNews],
      ['questions', HomeQuestions],
    ],
  },
];

const beside = (parts: ReactNode[]) => (parts.length > 1 ? <HomeColumns>{parts}</HomeColumns> : parts);

/** The school's home page: the blocks of the first screen, then the lazily loaded ones. */
export function HomePage() {
  const today = toSchoolDay(useStartTime());
  const { open, openLine, dialog } = useEnrolment();
  const isStudent = useUserId() !== null;
  const isHydrating = useIsHydrating();
  const { showsPrices } = useSchoolSettings();

  return (
    <>
      <HomeScreen
        name={<HomeName />}
        whatNow={
          isStudent ? (
            <BlockBoundary variant="bare" title="学习安排加载失败" onError={retryFailedImports}>
              <Suspense fallback={<StripSpace />}>
                <HomeWhatNow />
              </Suspense>
            </BlockBoundary>
          ) : (
            isHydrating && <AwaitedStrip />
          )
        }
        banner={<HomeBanner />}
        entries={<HomeEntries onOpen={openLine} />}
        pricesTo={showsPrices ? paths.majors : undefined}
        besideNotices={
          <HomeCoupons today={today} onClaim={open && (({ title }) => open(`助学券“${title}”`))} />
        }
        notices={<HomeNotices today={today} />}
      >
        {BLOCKS.map(({ title, height, parts }) => (
          <LazyBlock
            key={title}
            errorTitle={`${title}加载失败`}
            minHeight={homeBlockHeights[height]}
            phoneHeight={homePhoneHeights[height]}
            placeholder={beside(parts.map(([name]) => <SectionHead key={name} {...homeHeadings[name]} />))}
          >
            {beside(parts.map(([name, Part]) => <Part key={name} />))}
          </LazyBlock>
        ))}
      </HomeScreen>
      {dialog}
      <HomeAlbum />
      <HomeReturn />
    </>
  );
}

/** The place of the strip while its code loads. */
const StripSpace = styled.div`
  min-height: 112px;
  ${media.short} {
    min-height: 80px;
  }
  ${media.phone} {
    min-height: 72px;
  }
`;

/** In a rendered page, which knows no student: the place of the strip on a device with a sign-in (`markStudent.js`). */
const AwaitedStrip = styled(StripSpace)`
  html:not([data-student]) & {
    display: none;
  }
`;

const HomeName = () => useSchoolName();

/** Starts the calls of home's first screen. */
export async function preloadHome(scope: PreloadScope): Promise<void> {
  const { client, tenantId } = scope;
  await Promise.all([
    preloadLoadable(scope, listBanners, { tenantId }),
    preloadLoadable(scope, getBusinessLines, { tenantId }),
    preloadLoadable(scope, listAnnouncements, noticeWindow(serverNow(client))),
  ]);
}
