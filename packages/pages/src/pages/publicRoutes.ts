import { paths } from '../platform/navigation/paths.ts';
import { publicPage, redirectRoute, sitePage, type PortalRoute } from '../platform/navigation/PortalRoute.ts';

/** What a school shows to everyone: home, notices, majors, news, the school's profile. */
export const publicRoutes: PortalRoute[] = [
  publicPage(
    {
      ...sitePage(paths.home, () => import('./home/HomePage.tsx'), 'HomePage'),
      importPreload: async () => (await import('./home/HomePage.tsx')).preloadHome,
    },
    // The open album.
    { albumTab: 'rendered', album: 'rendered', picture: 'rendered' },
  ),
  redirectRoute(paths.notices, paths.noticeList),
  publicPage(
    sitePage(paths.noticeList, () => import('./notice-list/NoticeListPage.tsx'), 'NoticeListPage'),
    {
      current: 'kept',
    },
  ),
  publicPage(
    {
      ...sitePage(
        paths.noticeDetail,
        () => import('./notice-detail/NoticeDetailPage.tsx'),
        'NoticeDetailPage',
      ),
      isListed: false,
    },
    { id: 'kept' },
  ),
  publicPage(
    sitePage(paths.majors, () => import('./hot-major/HotMajorPage.tsx'), 'HotMajorPage'),
    {
      id: 'kept',
      questionId: 'kept',
    },
  ),
  redirectRoute(paths.news, paths.newsList),
  publicPage(
    sitePage(paths.newsList, () => import('./news-list/NewsListPage.tsx'), 'NewsListPage'),
    {
      categorizeId: 'kept',
      current: 'kept',
    },
  ),
  publicPage(
    {
      ...sitePage(paths.newsDetail, () => import('./news-detail/NewsDetailPage.tsx'), 'NewsDetailPage'),
      importPreload: async () => (await import('./news-detail/NewsDetailPage.tsx')).preloadNewsDetail,
      isListed: false,
    },
    { id: 'kept', categorizeId: 'kept' },
  ),
  publicPage(
    sitePage(paths.school, () => import('./school-profile/SchoolProfilePage.tsx'), 'SchoolProfilePage'),
    { index: 'kept', data: 'kept' },
  ),
];
