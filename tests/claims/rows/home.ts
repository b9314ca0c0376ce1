import type { ClaimRow } from '../Claim.ts';

export const homeClaims: ClaimRow[] = [
  {
    id: 'HOME-01',
    claim: 'Banner: 360 high (186 on a phone, decision 0010), 4000 ms, no loop',
    places: ['packages/ui/src/cards/banner-carousel/BannerCarousel.tsx'],
    edit: {
      symbol: 'bannerHeight',
      change: '11.625rem',
      to: '12rem',
      proof: 'packages/ui/src/cards/banner-carousel/BannerCarousel.stories.tsx',
      only: 'On A Phone',
    },
    proofs: ['tests/journeys/numbers.spec.ts'],
  },
  {
    id: 'HOME-02',
    claim: 'Ticker: 30 days, 6000 ms, two lines on a phone; a click opens the news item or the notice',
    places: ['packages/ui/src/cards/announcement-ticker/AnnouncementTicker.tsx'],
    edit: {
      in: 'packages/pages/src/pages/home/noticeWindow.ts',
      symbol: 'DAYS',
      change: '30',
      to: '31',
      proof: 'packages/pages/src/pages/home/noticeWindow.test.ts',
    },
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'tests/journeys/news.spec.ts',
      'tests/journeys/small-windows.spec.ts',
      'packages/api-client/src/entities/site/parseSite.test.ts',
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
    edit: {
      in: 'packages/ui/src/screens/home/albums/selectHomeAlbums.ts',
      symbol: 'SHOWN',
      change: '3',
      to: '4',
      proof: 'packages/ui/src/screens/home/albums/selectHomeAlbums.test.ts',
    },
    proofs: ['packages/ui/src/dialogs/album/AlbumDialog.stories.tsx', 'tests/journeys/comments.spec.ts'],
  },
  {
    id: 'HOME-04',
    claim:
      'Entry grid by business lines; 学习 goes to the classes, the others open the phone preview, or the code of the app where no mobile app is configured',
    places: [
      'packages/ui/src/cards/entry-grid/EntryGrid.tsx',
      'packages/pages/src/features/app-entry/useEnrolment.tsx',
    ],
    edit: {
      in: 'packages/api-client/src/entities/school/parseSchool.ts',
      symbol: 'parseBusinessLines',
      change: 'keys.has(line)',
      to: 'keys.has(line) || true',
      proof: 'packages/api-client/src/entities/site/parseSite.test.ts',
    },
    proofs: ['tests/journeys/phone-preview.spec.ts', 'tests/journeys/site-entry.spec.ts'],
  },
  {
    id: 'HOME-05',
    claim:
      'The three newest coupons: amount, minimum, window; claiming leads to the app, which names the coupon, since no call for it is shown',
    places: [
      'packages/ui/src/cards/coupon-ticket/CouponTicket.tsx',
      'packages/pages/src/pages/home/HomeCoupons.tsx',
    ],
    edit: {
      in: 'packages/api-client/src/endpoints/site/coupon.ts',
      symbol: 'listReceivableCoupons',
      change: "'descending'",
      to: "'ascending'",
      proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
    },
    proofs: [
      'packages/ui/src/cards/coupon-ticket/formatUsableWindow.test.ts',
      'tests/journeys/small-windows.spec.ts',
      'tests/journeys/numbers.spec.ts',
      'packages/pages/src/pages/home/HomePage.stories.tsx',
    ],
  },
];
