import type { ClaimRow } from '../Claim.ts';

export const layoutClaims: ClaimRow[] = [
  {
    id: 'HEAD-01',
    claim: "Logo to home, the school's name, its project where the names differ, view count, three tags",
    places: [
      'packages/ui/src/layout/header/Header.tsx',
      'packages/pages/src/features/site-frame/useSchoolFacts.ts',
    ],
    edit: {
      in: 'packages/ui/src/layout/header/HeaderBrand.tsx',
      change: '`${name}，首页`',
      to: 'name',
      proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      only: 'Visitor By Keyboard',
    },
    proofs: ['tests/journeys/site-entry.spec.ts'],
  },
  {
    id: 'HEAD-02',
    claim: 'View count 10万+, 50万+',
    places: ['packages/ui/src/layout/utility-bar/formatViewCount.ts'],
    edit: {
      change: '> 500_000',
      to: '>= 500_000',
      proof: 'packages/ui/src/layout/utility-bar/formatViewCount.test.ts',
    },
    mutants: true,
  },
  {
    id: 'HEAD-03',
    claim: 'Login, exam login, certificate query, app download',
    places: ['packages/pages/src/features/site-frame/SiteHeader.tsx'],
    edit: {
      in: 'packages/ui/src/layout/header/Header.tsx',
      change: '<AppDownload url={appUrl} />',
      to: '',
      proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      only: 'Visitor By Keyboard',
    },
    proofs: ['tests/journeys/certificate.spec.ts'],
  },
  {
    id: 'HEAD-04',
    claim:
      'Signed in: menu with 个人中心 (person, 错题本, timetable, downloads, certificates, answers) and 退出登录; avatar fallback',
    places: ['packages/ui/src/layout/header/AccountEntry.tsx', 'packages/pages/src/pages/mine/MinePage.tsx'],
    edit: {
      symbol: 'Logout',
      change: 'onLogout();',
      to: 'void 0;',
      proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      only: 'Student Signs Out',
    },
    proofs: [
      'tests/journeys/sign-in.spec.ts',
      'packages/pages/src/pages/mine/MinePage.stories.tsx',
      'packages/ui/src/primitives/avatar/Avatar.interactions.stories.tsx',
    ],
  },
  {
    id: 'HEAD-05',
    claim:
      'Address with distance: 到校 within 50 m, metres, km; by IP look-up when the page is idle, cached for a day; a marker in a maps service',
    places: ['packages/pages/src/platform/location/formatDistance.ts'],
    edit: {
      symbol: 'AT_SCHOOL_M',
      change: '50',
      to: '500',
      proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
    },
    proofs: [
      'tests/journeys/consultation.spec.ts',
      'packages/pages/src/platform/location/schoolDistance.test.ts',
      'packages/pages/src/platform/map/markerAddress.test.ts',
    ],
    mutants: true,
  },
];
