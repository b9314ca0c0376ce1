import { paths } from '../platform/navigation/paths.ts';
import { publicPage, redirectRoute, sitePage, type PortalRoute } from '../platform/navigation/PortalRoute.ts';

/** What a school shows to everyone: home, notices, majors, news, the school's profile. */
export const publicRoutes: PortalRoute[] = [
  publicPage({
    ...sitePage(paths.home, () => import('./home/HomePage.tsx'), 'HomePage'),
    importPreload: async () => (await import('./home/HomePage.tsx')).preloadHome,
  }),
  redirectRoute(paths.notices, paths.noticeList),
  publicPage(sitePage(paths.noticeList, () => import('./notice-list/NoticeListPage.tsx'), 'NoticeListPage')),
  publicPage({
    ...sitePage(paths.noticeDetail, () => import('./notice-detail/NoticeDetailPage.tsx'), 'NoticeDetailPage'),
    isListed: false,
  }),
  publicPage(sitePage(paths.majors, () => import('./hot-major/HotMajorPage.tsx'), 'HotMajorPage')),
  redirectRoute(paths.news, paths.newsList),
  publicPage(sitePage(paths.newsList, () => import('./news-list/NewsListPage.tsx'), 'NewsListPage')),
  publicPage({
    ...sitePage(paths.newsDetail, () => import('./news-detail/NewsDetailPage.tsx'), 'NewsDetailPage'),
    importPreload: async () => (await import('./news-detail/NewsDetailPage.tsx')).preloadNewsDetail,
    isListed: false,
  }),
  publicPage(
    sitePage(paths.school, () => import('./school-profile/SchoolProfilePage.tsx'), 'SchoolProfilePage'),
  ),
];
