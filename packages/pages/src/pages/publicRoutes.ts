import { paths } from '../platform/navigation/paths.ts';
import { publicPage, redirectRoute, sitePage, type PortalRoute } from '../platform/navigation/PortalRoute.ts';

const routes: PortalRoute[] = [
  {
    ...sitePage(paths.home, () => import('./home/HomePage.tsx'), 'HomePage'),
    importPreload: async () => (await import('./home/HomePage.tsx')).preloadHome,
    query: {
      // The open album.
      albumTab: 'rendered',
      album: 'rendered',
      picture: 'rendered',
      // The dialog that a sign-in returns to.
      review: 'rendered',
      video: 'rendered',
      videoKind: 'rendered',
      listPage: 'rendered',
      listTag: 'rendered',
    },
  },
  redirectRoute(paths.notices, paths.noticeList),
  {
    ...sitePage(paths.noticeList, () => import('./notice-list/NoticeListPage.tsx'), 'NoticeListPage'),
    query: { current: 'numbered' },
  },
  {
    ...sitePage(paths.noticeDetail, () => import('./notice-detail/NoticeDetailPage.tsx'), 'NoticeDetailPage'),
    isListed: false,
    query: { id: 'cached' },
  },
  {
    ...sitePage(paths.majors, () => import('./hot-major/HotMajorPage.tsx'), 'HotMajorPage'),
    query: { id: 'cached', questionId: 'cached' },
  },
  {
    ...sitePage(paths.product, () => import('./product/ProductPage.tsx'), 'ProductPage'),
    importPreload: async () => (await import('./product/ProductPage.tsx')).preloadProduct,
    isListed: false,
    query: { id: 'cached' },
  },
  redirectRoute(paths.news, paths.newsList),
  {
    ...sitePage(paths.newsList, () => import('./news-list/NewsListPage.tsx'), 'NewsListPage'),
    query: { categorizeId: 'cached', current: 'numbered' },
  },
  {
    ...sitePage(paths.newsDetail, () => import('./news-detail/NewsDetailPage.tsx'), 'NewsDetailPage'),
    importPreload: async () => (await import('./news-detail/NewsDetailPage.tsx')).preloadNewsDetail,
    isListed: false,
    query: { id: 'cached', categorizeId: 'cached' },
  },
  {
    ...sitePage(paths.school, () => import('./school-profile/SchoolProfilePage.tsx'), 'SchoolProfilePage'),
    query: { index: 'cached', data: 'cached' },
  },
];

/**
 * What a school shows to everyone: home, notices, majors, products, news, the school's profile. A server may render each page, and the
 * sitemap lists it unless `isListed` is false.
 */
export const publicRoutes: PortalRoute[] = routes.map((route) =>
  'Page' in route ? publicPage(route, route.query) : route,
);
