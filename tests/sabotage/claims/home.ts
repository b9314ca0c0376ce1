import type { Claim } from '../Claim.ts';

export const homeClaims: Claim[] = [
  {
    id: 'HOME-01',
    claim: 'Banner: 360 high (186 on a phone, decision 0010), 4000 ms, no loop',
    places: ['packages/ui/src/cards/banner-carousel/BannerCarousel.tsx'],
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'packages/ui/src/cards/banner-carousel/BannerCarousel.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/banner-carousel/BannerCarousel.tsx',
        find: 'AUTOPLAY = 4000',
        replace: 'AUTOPLAY = 5000',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'the banner is 360 high',
      },
      {
        file: 'packages/ui/src/cards/banner-carousel/BannerCarousel.tsx',
        find: 'height: 360px',
        replace: 'height: 340px',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'the banner is 360 high',
      },
      {
        file: 'packages/ui/src/primitives/carousel/Carousel.tsx',
        find: 'loop = false',
        replace: 'loop = true',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'the banner is 360 high',
      },
    ],
  },
  {
    id: 'HOME-02',
    claim: 'Ticker: 30 days, 6000 ms, two lines on a phone; a click opens the news item or the notice',
    places: ['packages/ui/src/cards/announcement-ticker/AnnouncementTicker.tsx'],
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'packages/pages/src/pages/home/noticeWindow.test.ts',
      'tests/journeys/news.spec.ts',
      'tests/journeys/small-windows.spec.ts',
      'packages/api-client/src/entities/site/parseSite.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/home/noticeWindow.ts',
        find: 'DAYS = 30',
        replace: 'DAYS = 31',
        proof: 'packages/pages/src/pages/home/noticeWindow.test.ts',
      },
      {
        file: 'packages/pages/src/pages/home/HomePage.tsx',
        find: 'news: newsPath,',
        replace: 'news: noticePath,',
        proof: 'tests/journeys/news.spec.ts',
        only: 'an item of the home page’s ticker',
      },
      {
        file: 'packages/ui/src/primitives/ticker/Ticker.tsx',
        find: 'interval = 6000',
        replace: 'interval = 7000',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'the ticker advances',
      },
      {
        file: 'packages/api-client/src/entities/site/parseAnnouncement.ts',
        find: "=== 'NEW_INFORMATION'",
        replace: "=== 'NEWS'",
        proof: 'packages/api-client/src/entities/site/parseSite.test.ts',
      },
    ],
  },
  {
    id: 'HOME-03',
    claim:
      'Albums by group: the first three categories with their counts; one opens over the page with strip, arrow keys, switch of pictures and videos, and comments; the page behind stands still',
    places: [
      'packages/ui/src/screens/home/albums/AlbumsBlock.tsx',
      'packages/ui/src/dialogs/album/AlbumDialog.tsx',
    ],
    proofs: [
      'packages/ui/src/dialogs/album/AlbumDialog.stories.tsx',
      'packages/ui/src/screens/home/albums/homeAlbums.test.ts',
      'tests/journeys/comments.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/home/albums/homeAlbums.ts',
        find: 'const SHOWN = 3',
        replace: 'const SHOWN = 4',
        proof: 'packages/ui/src/screens/home/albums/homeAlbums.test.ts',
      },
      {
        file: 'packages/ui/src/dialogs/album/AlbumDialog.tsx',
        find: 'open(neighbourIndex(key, index, shown.length))',
        replace: 'open(index)',
        proof: 'packages/ui/src/dialogs/album/AlbumDialog.stories.tsx',
        only: 'Keys Buttons And Thumbnails',
      },
      {
        file: 'packages/ui/src/dialogs/album/AlbumDialog.tsx',
        find: '{current && renderComments(current)}',
        replace: '',
        proof: 'packages/ui/src/dialogs/album/AlbumDialog.stories.tsx',
        only: 'Keys Buttons And Thumbnails',
      },
      {
        file: 'packages/ui/src/screens/home/albums/homeAlbums.ts',
        find: 'toRank(category) <= SHOWN',
        replace: 'toRank(category) > 0',
        proof: 'packages/ui/src/screens/home/albums/homeAlbums.test.ts',
      },
      {
        file: 'packages/ui/src/screens/home/albums/homeAlbums.ts',
        find: '${pictures} 张照片',
        replace: '${videos} 张照片',
        proof: 'packages/ui/src/screens/home/albums/homeAlbums.test.ts',
      },
    ],
  },
  {
    id: 'HOME-04',
    claim:
      'Entry grid by business lines; 学习 goes to the classes, the others open the phone preview, or the code of the app where no mobile app is configured',
    places: [
      'packages/ui/src/cards/entry-grid/EntryGrid.tsx',
      'packages/pages/src/features/app-entry/useEnrolment.tsx',
    ],
    proofs: [
      'tests/journeys/phone-preview.spec.ts',
      'tests/journeys/site-entry.spec.ts',
      'packages/api-client/src/entities/site/parseSite.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/home/HomePage.tsx',
        find: "line === 'study' ?",
        replace: "line === 'exam' ?",
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'the home page shows the school',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchool.ts',
        find: 'keys.has(line)',
        replace: 'keys.has(line) || true',
        proof: 'packages/api-client/src/entities/site/parseSite.test.ts',
      },
    ],
  },
  {
    id: 'HOME-05',
    claim:
      'The three newest coupons: amount, minimum, window; claiming leads to the app, which names the coupon, since no call for it is shown',
    places: [
      'packages/ui/src/cards/coupon-ticket/CouponTicket.tsx',
      'packages/pages/src/pages/home/HomePage.tsx',
    ],
    proofs: [
      'packages/ui/src/cards/coupon-ticket/formatUsableWindow.test.ts',
      'tests/journeys/products.spec.ts',
      'tests/journeys/small-windows.spec.ts',
      'tests/journeys/numbers.spec.ts',
      'packages/api-client/src/endpoints/site/requests.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/coupon-ticket/formatUsableWindow.ts',
        find: '起可用',
        replace: '前可用',
        proof: 'packages/ui/src/cards/coupon-ticket/formatUsableWindow.test.ts',
      },
      {
        file: 'packages/pages/src/pages/home/HomePage.tsx',
        find: 'open(`助学券“${title}”`)',
        replace: 'open(title)',
        proof: 'tests/journeys/small-windows.spec.ts',
        only: 'a coupon that was pressed',
      },
      {
        file: 'packages/ui/src/screens/home/homeItemCounts.ts',
        find: 'coupons: 3',
        replace: 'coupons: 2',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'each block of the home page',
      },
      {
        file: 'packages/api-client/src/endpoints/site/coupon.ts',
        find: "order: 'descending'",
        replace: "order: 'ascending'",
        proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
      },
    ],
  },
];
