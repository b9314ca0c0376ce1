import type { ClaimRow } from '../Claim.ts';

export const homeBlocksClaims: ClaimRow[] = [
  {
    id: 'HOME-06',
    claim: 'Products of the default category, four a page, every field on the card; prices judged as text',
    places: [
      'packages/pages/src/pages/home/HomeProducts.tsx',
      'packages/ui/src/cards/product-card/ProductCard.tsx',
    ],
    edit: {
      in: 'packages/api-client/src/entities/site/readPrice.ts',
      change: "isFrom: from !== ''",
      to: "isFrom: from === ''",
      proof: 'packages/api-client/src/entities/site/readPrice.test.ts',
    },
    proofs: [
      'tests/journeys/products.spec.ts',
      'packages/ui/src/cards/product-card/ProductCard.stories.tsx',
      'tests/journeys/numbers.spec.ts',
      'packages/ui/src/cards/product-card/formatCertificate.test.ts',
      'packages/ui/src/cards/product-card/formatOrganizations.test.ts',
      'packages/domain/src/site/shownPrices.test.ts',
      'packages/api-client/src/entities/site/parseProduct.test.ts',
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
    edit: {
      in: 'packages/ui/src/cards/review-card/ReviewCard.tsx',
      change: '{schoolReply}',
      to: '{productName}',
      proof: 'packages/ui/src/cards/review-card/ReviewCard.stories.tsx',
      only: 'Expands And Likes',
    },
    proofs: [
      'packages/ui/src/cards/review-card/reviewTier.test.ts',
      'packages/ui/src/cards/review-card/collapseText.test.ts',
      'tests/journeys/reviews.spec.ts',
      'tests/journeys/numbers.spec.ts',
      'packages/ui/src/screens/home/reviews/ReviewsBlock.stories.tsx',
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
    edit: {
      change: 'onOpen={() => onOpen(video)}',
      to: 'onOpen={() => onLike(video)}',
      proof: 'packages/ui/src/screens/home/short-videos/ShortVideosBlock.stories.tsx',
      only: 'Chooses Plays And Likes',
    },
    proofs: ['tests/journeys/reviews.spec.ts'],
  },
  {
    id: 'HOME-09',
    claim:
      'Notices 5, news 4, hot majors 5, common questions 3; the headings are there from the start, the contents near the screen or when the page is idle',
    places: ['packages/pages/src/pages/home/HomePage.tsx'],
    edit: {
      in: 'packages/ui/src/screens/home/homeItemCounts.ts',
      symbol: 'homeItemCounts.majors',
      change: '5',
      to: '4',
      proof: 'packages/pages/src/pages/home/HomePage.stories.tsx',
      only: 'Visitor',
    },
    proofs: ['tests/journeys/numbers.spec.ts', 'tests/journeys/small-windows.spec.ts'],
  },
  {
    id: 'HOME-10',
    claim: "The school's words for organisations; no training line for PE12",
    places: ['packages/pages/src/features/products/useProductLabels.ts'],
    edit: {
      in: 'packages/ui/src/cards/product-card/formatOrganizations.ts',
      change: 'labels.training !== null && trainers',
      to: 'trainers',
      proof: 'packages/ui/src/cards/product-card/formatOrganizations.test.ts',
    },
    proofs: ['tests/journeys/products.spec.ts', 'packages/api-client/src/entities/site/parseSite.test.ts'],
  },
];
