import type { ClaimRow } from '../Claim.ts';

export const newsClaims: ClaimRow[] = [
  {
    id: 'MAJOR-01',
    claim: 'Catalogue of ten by seq with what each pays; a row to scroll sideways on a phone',
    places: ['packages/ui/src/screens/hot-major/catalogue/MajorCatalogue.tsx'],
    edit: {
      in: 'packages/ui/src/screens/hot-major/catalogue/catalogueSize.ts',
      change: '10',
      to: '9',
      proof: 'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
      only: 'Catalogue And Major',
    },
    proofs: [
      'packages/pages/src/pages/hot-major/HotMajorPage.stories.tsx',
      'packages/api-client/src/endpoints/site/requests.test.ts',
    ],
  },
  {
    id: 'MAJOR-02',
    claim:
      'Breadcrumb, salary, prospects, suitable people, certificates as a list or JSON string, 暂无证书, related products',
    places: ['packages/ui/src/screens/hot-major/MajorDetail.tsx'],
    edit: {
      in: 'packages/api-client/src/entities/site/parseHotMajor.ts',
      change: 'jsonList(record.relatedCertificate)',
      to: 'record.relatedCertificate',
      proof: 'packages/api-client/src/entities/site/parseHotMajor.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
      'packages/pages/src/pages/hot-major/HotMajorPage.stories.tsx',
    ],
  },
  {
    id: 'MAJOR-03',
    claim:
      'Common questions by seq; the one of questionId is open, in view and under the keyboard; 暂无相关问题',
    places: ['packages/ui/src/cards/common-questions/CommonQuestions.tsx'],
    edit: {
      in: 'packages/api-client/src/entities/site/parseHotMajor.ts',
      change: 'one.seq - other.seq',
      to: 'other.seq - one.seq',
      proof: 'packages/api-client/src/entities/site/parseHotMajor.test.ts',
    },
    proofs: [
      'tests/journeys/majors.spec.ts',
      'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
    ],
    mutants: true,
  },
  {
    id: 'NEWS-01',
    claim:
      'News six on a page by category with 全部; the address keeps category and page, a page after the last is the last',
    places: ['packages/ui/src/screens/news-list/NewsListScreen.tsx'],
    edit: {
      in: 'packages/api-client/src/endpoints/site/news.ts',
      symbol: 'pageNews',
      change: 'model: { categorizeId: categoryId, status: 1 }',
      to: 'model: { status: 1 }',
      proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
    },
    proofs: ['tests/journeys/news.spec.ts', 'packages/pages/src/pages/news-detail/NewsPages.stories.tsx'],
  },
  {
    id: 'NEWS-02',
    claim:
      'Title, source, time, content as sanitised HTML, related products beside it; the player in the figure’s place when contentType is INFORMATION; the article does not wait for the categories; 重试 asks for the address of its video again',
    places: [
      'packages/ui/src/screens/news-detail/NewsDetailScreen.tsx',
      'packages/ui/src/player/VideoPlayer.tsx',
      'packages/pages/src/features/products/RelatedProducts.tsx',
    ],
    edit: {
      change: 'figure={data.hasVideo && video?.(data)}',
      to: '',
      proof: 'packages/ui/src/screens/news-detail/NewsDetailScreen.interactions.stories.tsx',
      only: 'Title Source',
    },
    proofs: ['packages/pages/src/pages/news-detail/NewsPages.stories.tsx'],
  },
  {
    id: 'NOTICE-01',
    claim:
      'Notices six on a page, published ones only; the address keeps the page, a page after the last is the last',
    places: ['packages/ui/src/screens/notice-list/NoticeListScreen.tsx'],
    edit: {
      in: 'packages/api-client/src/endpoints/site/notice.ts',
      symbol: 'pageNotices',
      change: 'model: { status: 1 },',
      to: '',
      proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
    },
    proofs: ['tests/journeys/news.spec.ts', 'packages/pages/src/pages/notice-detail/NoticePages.stories.tsx'],
  },
  {
    id: 'NOTICE-02',
    claim: 'Title, writer, created time, content as sanitised HTML, 暂无内容',
    places: ['packages/ui/src/screens/notice-detail/NoticeDetailScreen.tsx'],
    edit: {
      in: 'packages/ui/src/layout/article/Article.tsx',
      change: '暂无内容',
      to: '暂无',
      proof: 'packages/ui/src/layout/article/Article.stories.tsx',
      only: 'Title Only',
    },
    proofs: ['packages/ui/src/screens/notice-detail/NoticeDetailScreen.interactions.stories.tsx'],
  },
];
