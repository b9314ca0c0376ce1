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
        find: "line.kind === 'news' ? newsPath(line)",
        replace: "line.kind !== 'news' ? newsPath(line)",
        proof: 'tests/journeys/news.spec.ts',
        only: 'an item of the home page’s ticker',
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
    proofs: ['tests/journeys/phone-preview.spec.ts', 'tests/journeys/site-entry.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/pages/home/HomePage.tsx',
        find: "line === 'study' ?",
        replace: "line === 'exam' ?",
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'the home page shows the school',
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
    ],
  },
  {
    id: 'HOME-06',
    claim: 'Products of the default category, four a page, every field on the card; prices judged as text',
    places: [
      'packages/pages/src/pages/home/HomeProducts.tsx',
      'packages/ui/src/cards/product-card/ProductCard.tsx',
    ],
    proofs: [
      'packages/api-client/src/entities/site/readPrice.test.ts',
      'tests/journeys/products.spec.ts',
      'packages/ui/src/cards/product-card/ProductCard.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/product-card/ProductStrip.tsx',
        find: '    order: 1;\n',
        replace: '    display: none;\n',
        proof: 'packages/ui/src/cards/product-card/ProductCard.stories.tsx',
        only: 'On A Phone',
      },
      {
        file: 'packages/api-client/src/entities/site/readPrice.ts',
        find: "isFrom: from !== ''",
        replace: "isFrom: from === ''",
        proof: 'packages/api-client/src/entities/site/readPrice.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/site/readPrice.ts',
        find: 'WAN_DIGITS = 4',
        replace: 'WAN_DIGITS = 3',
        proof: 'packages/api-client/src/entities/site/readPrice.test.ts',
      },
    ],
  },
  {
    id: 'HOME-07',
    claim:
      "Reviews two on a page by tag: likes taken back when refused, tier by likes, 133 characters with 展开/收起, files, the school's answer, 暂无点评",
    places: [
      'packages/ui/src/screens/home/reviews/ReviewsBlock.tsx',
      'packages/pages/src/features/likes/useLikes.ts',
    ],
    proofs: [
      'packages/ui/src/cards/review-card/reviewTier.test.ts',
      'packages/ui/src/cards/review-card/collapseText.test.ts',
      'tests/journeys/reviews.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/review-card/reviewTier.ts',
        find: 'likes >= 2000',
        replace: 'likes > 2000',
        proof: 'packages/ui/src/cards/review-card/reviewTier.test.ts',
      },
      {
        file: 'packages/ui/src/cards/review-card/collapseText.ts',
        find: 'COLLAPSE_BEYOND = 133',
        replace: 'COLLAPSE_BEYOND = 130',
        proof: 'packages/ui/src/cards/review-card/collapseText.test.ts',
      },
      {
        file: 'packages/pages/src/features/likes/useLikes.ts',
        find: `setLiked(isLiked);
`,
        replace: '',
        proof: 'tests/journeys/reviews.spec.ts',
        only: 'a double click sends one like',
      },
    ],
  },
  {
    id: 'HOME-08',
    claim:
      '大家说 and 瞬间: eight on a page of cards 230 wide with gaps of 16, by tag; a click plays, with likes, comments and related products',
    places: [
      'packages/ui/src/screens/home/short-videos/ShortVideosBlock.tsx',
      'packages/pages/src/pages/home/ShortVideoPreview.tsx',
    ],
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'packages/ui/src/screens/home/short-videos/ShortVideosBlock.stories.tsx',
      'tests/journeys/reviews.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/home/short-videos/ShortVideosBlock.tsx',
        find: 'onOpen={() => onOpen(video)}',
        replace: 'onOpen={() => onLike(video)}',
        proof: 'packages/ui/src/screens/home/short-videos/ShortVideosBlock.stories.tsx',
        only: 'Chooses Plays And Likes',
      },
      {
        file: 'packages/ui/src/screens/home/short-videos/ShortVideosBlock.tsx',
        find: 'items.slice(0, homeItemCounts.shortVideos).map',
        replace: 'items.map',
        proof: 'packages/ui/src/screens/home/short-videos/ShortVideosBlock.stories.tsx',
        only: 'One Thousand Items',
      },
    ],
  },
  {
    id: 'HOME-09',
    claim:
      'Notices 5, news 4, hot majors 5, common questions 3; the headings are there from the start, the contents near the screen or when the page is idle',
    places: ['packages/pages/src/pages/home/HomePage.tsx'],
    proofs: ['tests/journeys/numbers.spec.ts', 'tests/journeys/small-windows.spec.ts'],
    sabotage: [
      {
        file: 'packages/ui/src/screens/home/homeItemCounts.ts',
        find: 'notices: 5',
        replace: 'notices: 4',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'each block of the home page',
      },
    ],
  },
  {
    id: 'HOME-10',
    claim: "The school's words for organisations; no training line for PE12",
    places: ['packages/pages/src/features/products/useProductLabels.ts'],
    proofs: [
      'packages/ui/src/cards/product-card/formatOrganizations.test.ts',
      'tests/journeys/products.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/product-card/formatOrganizations.ts',
        find: 'labels.training !== null && trainers',
        replace: 'trainers',
        proof: 'packages/ui/src/cards/product-card/formatOrganizations.test.ts',
      },
    ],
  },
];
