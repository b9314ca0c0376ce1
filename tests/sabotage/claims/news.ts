import type { Claim } from '../Claim.ts';

export const newsClaims: Claim[] = [
  {
    id: 'MAJOR-01',
    claim: 'Catalogue of ten by seq with what each pays; a row to scroll sideways on a phone',
    places: ['packages/ui/src/screens/hot-major/catalogue/MajorCatalogue.tsx'],
    proofs: ['tests/journeys/numbers.spec.ts', 'tests/journeys/majors.spec.ts'],
    sabotage: [
      {
        file: 'packages/ui/src/screens/hot-major/catalogue/catalogueSize.ts',
        find: '10',
        replace: '9',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'the catalogue has up to ten',
      },
    ],
  },
  {
    id: 'MAJOR-02',
    claim:
      'Breadcrumb, salary, prospects, suitable people, certificates as a list or JSON string, 暂无证书, related products',
    places: [
      'packages/ui/src/screens/hot-major/MajorDetail.tsx',
      'packages/api-client/src/entities/site/parseHotMajor.ts',
    ],
    proofs: [
      'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
      'packages/api-client/src/entities/site/parseHotMajor.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/site/parseHotMajor.ts',
        find: 'readItems(jsonList(record.relatedCertificate), parseCertificate)',
        replace: 'readItems(record.relatedCertificate, parseCertificate)',
        proof: 'packages/api-client/src/entities/site/parseHotMajor.test.ts',
      },
      {
        file: 'packages/ui/src/screens/hot-major/certificates/MajorCertificates.tsx',
        find: '暂无证书',
        replace: '暂无',
        proof: 'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
        only: 'Without Certificates',
      },
    ],
  },
  {
    id: 'MAJOR-03',
    claim:
      'Common questions by seq; the one of questionId is open, in view and under the keyboard; 暂无相关问题',
    places: ['packages/ui/src/screens/hot-major/questions/MajorQuestions.tsx'],
    proofs: [
      'tests/journeys/majors.spec.ts',
      'packages/api-client/src/entities/site/parseHotMajor.test.ts',
      'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/site/parseHotMajor.ts',
        find: 'one.seq - other.seq',
        replace: 'other.seq - one.seq',
        proof: 'packages/api-client/src/entities/site/parseHotMajor.test.ts',
      },
      {
        file: 'packages/ui/src/screens/hot-major/questions/MajorQuestions.tsx',
        find: '暂无相关问题',
        replace: '暂无问题',
        proof: 'packages/ui/src/screens/hot-major/HotMajorScreen.interactions.stories.tsx',
        only: 'Without Questions',
      },
    ],
  },
  {
    id: 'NEWS-01',
    claim:
      'News six on a page by category with 全部; the address keeps category and page, a page after the last is the last',
    places: ['packages/ui/src/screens/news-list/NewsListScreen.tsx'],
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'tests/journeys/news.spec.ts',
      'packages/pages/src/pages/news-detail/NewsPages.stories.tsx',
      'packages/api-client/src/endpoints/site/requests.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/news-list/NewsListPage.tsx',
        find: 'SIZE = 6',
        replace: 'SIZE = 8',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'news are six on a page',
      },
      {
        file: 'packages/pages/src/pages/news-list/NewsListPage.tsx',
        find: "search.get('categorizeId')",
        replace: 'null',
        proof: 'packages/pages/src/pages/news-detail/NewsPages.stories.tsx',
        only: 'Opens An Item Of A Category',
      },
      {
        file: 'packages/api-client/src/endpoints/site/news.ts',
        find: 'model: { categorizeId: categoryId, status: 1 }',
        replace: 'model: { status: 1 }',
        proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/site/news.ts',
        find: 'size: 99',
        replace: 'size: 9',
        proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
      },
    ],
  },
  {
    id: 'NEWS-02',
    claim:
      'Title, source, time, content as sanitised HTML, related products beside it; the player in the figure’s place when contentType is INFORMATION; the article does not wait for the categories',
    places: [
      'packages/ui/src/screens/news-detail/NewsDetailScreen.tsx',
      'packages/ui/src/player/VideoPlayer.tsx',
      'packages/pages/src/features/products/RelatedProducts.tsx',
    ],
    proofs: [
      'packages/ui/src/screens/news-detail/NewsDetailScreen.interactions.stories.tsx',
      'packages/pages/src/pages/news-detail/NewsPages.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/news-detail/NewsDetailScreen.tsx',
        find: 'data.source && `来源：${data.source}`',
        replace: 'data.source',
        proof: 'packages/ui/src/screens/news-detail/NewsDetailScreen.interactions.stories.tsx',
        only: 'Title Source',
      },
      {
        file: 'packages/ui/src/screens/news-detail/NewsDetailScreen.tsx',
        find: 'figure={data.hasVideo && video?.(data)}',
        replace: '',
        proof: 'packages/ui/src/screens/news-detail/NewsDetailScreen.interactions.stories.tsx',
        only: 'Title Source',
      },
    ],
  },
  {
    id: 'NOTICE-01',
    claim:
      'Notices six on a page, published ones only; the address keeps the page, a page after the last is the last',
    places: ['packages/ui/src/screens/notice-list/NoticeListScreen.tsx'],
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'tests/journeys/news.spec.ts',
      'packages/pages/src/pages/notice-detail/NoticePages.stories.tsx',
      'packages/api-client/src/endpoints/site/requests.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/notice-list/NoticeListPage.tsx',
        find: 'SIZE = 6',
        replace: 'SIZE = 8',
        proof: 'packages/pages/src/pages/notice-detail/NoticePages.stories.tsx',
        only: 'Opens A Notice Of The List',
      },
      {
        file: 'packages/pages/src/pages/notice-list/NoticeListPage.tsx',
        find: 'onPage={(page) => setSearch({ current: String(page) })}',
        replace: 'onPage={() => setSearch({})}',
        proof: 'packages/pages/src/pages/notice-detail/NoticePages.stories.tsx',
        only: 'Opens A Notice Of The List',
      },
      {
        file: 'packages/api-client/src/endpoints/site/notice.ts',
        find: `    model: { status: 1 },
`,
        replace: '',
        proof: 'packages/api-client/src/endpoints/site/requests.test.ts',
      },
    ],
  },
  {
    id: 'NOTICE-02',
    claim: 'Title, writer, created time, content as sanitised HTML, 暂无内容',
    places: ['packages/ui/src/screens/notice-detail/NoticeDetailScreen.tsx'],
    proofs: ['packages/ui/src/screens/notice-detail/NoticeDetailScreen.interactions.stories.tsx'],
    sabotage: [
      {
        file: 'packages/ui/src/screens/notice-detail/NoticeDetailScreen.tsx',
        find: 'data.writerName, ',
        replace: '',
        proof: 'packages/ui/src/screens/notice-detail/NoticeDetailScreen.interactions.stories.tsx',
        only: 'Title Writer',
      },
      {
        file: 'packages/ui/src/screens/notice-detail/NoticeDetailScreen.tsx',
        find: 'data.createdAt.slice(0, 16)',
        replace: 'data.createdAt.slice(0, 10)',
        proof: 'packages/ui/src/screens/notice-detail/NoticeDetailScreen.interactions.stories.tsx',
        only: 'Title Writer',
      },
    ],
  },
];
