import type { Claim } from '../Claim.ts';

export const layoutClaims: Claim[] = [
  {
    id: 'HEAD-01',
    claim: "Logo to home, the school's name, its project where the names differ, view count, three tags",
    places: [
      'packages/ui/src/layout/header/Header.tsx',
      'packages/pages/src/features/site-frame/useSchoolFacts.ts',
    ],
    proofs: [
      'tests/journeys/site-entry.spec.ts',
      'packages/ui/src/layout/header/Header.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/site-frame/useSchoolFacts.ts',
        find: 'tags: businessData?.tags ?? []',
        replace: 'tags: []',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'the home page shows the school',
      },
      {
        file: 'packages/ui/src/layout/header/HeaderBrand.tsx',
        find: 'aria-label={`${name}，首页`}',
        replace: 'aria-label={name}',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Visitor By Keyboard',
      },
      {
        file: 'packages/pages/src/features/site-frame/useSchoolFacts.ts',
        find: 'businessData?.projectName || schoolData?.projectName',
        replace: 'undefined',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'the home page shows the school',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchool.ts',
        find: '[record.institutionProperty, record.institutionGrade, record.trainingMode]',
        replace: '[record.institutionProperty, record.institutionGrade]',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'the home page shows the school',
      },
    ],
  },
  {
    id: 'HEAD-02',
    claim: 'View count 10万+, 50万+',
    places: ['packages/ui/src/layout/utility-bar/formatViewCount.ts'],
    proofs: ['packages/ui/src/layout/utility-bar/formatViewCount.test.ts'],
    sabotage: [
      {
        file: 'packages/ui/src/layout/utility-bar/formatViewCount.ts',
        find: '> 100_000',
        replace: '> 10_000',
        proof: 'packages/ui/src/layout/utility-bar/formatViewCount.test.ts',
      },
      {
        file: 'packages/ui/src/layout/utility-bar/formatViewCount.ts',
        find: '> 500_000',
        replace: '>= 500_000',
        proof: 'packages/ui/src/layout/utility-bar/formatViewCount.test.ts',
      },
    ],
  },
  {
    id: 'HEAD-03',
    claim: 'Login, exam login, certificate query, app download',
    places: ['packages/pages/src/features/site-frame/SiteHeader.tsx'],
    proofs: [
      'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      'tests/journeys/certificate.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/header/Header.tsx',
        find: '<AppDownload url={appUrl} />',
        replace: '',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Visitor By Keyboard',
      },
      {
        file: 'packages/ui/src/layout/header/AccountEntry.tsx',
        find: '<SignIn to={account.loginTo}>',
        replace: '<SignIn to="">',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Visitor By Keyboard',
      },
      {
        file: 'packages/pages/src/features/site-frame/SiteHeader.tsx',
        find: `label: '证书查询',
            ...linkTo(paths.certificateQueryDesktop)`,
        replace: `label: '证书查询',
            ...linkTo(paths.home)`,
        proof: 'tests/journeys/certificate.spec.ts',
        only: 'a visitor finds both kinds',
      },
    ],
  },
  {
    id: 'HEAD-04',
    claim:
      'Signed in: menu with 个人中心 (the classes, the personal page there is) and 退出登录; avatar fallback',
    places: ['packages/ui/src/layout/header/AccountEntry.tsx'],
    proofs: [
      'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      'tests/journeys/sign-in.spec.ts',
      'packages/ui/src/primitives/avatar/Avatar.interactions.stories.tsx',
      'packages/ui/src/primitives/avatar/shortName.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/header/AccountEntry.tsx',
        find: 'onLogout();',
        replace: '',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Student Signs Out',
      },
      {
        file: 'packages/ui/src/layout/header/AccountEntry.tsx',
        find: '个人中心',
        replace: '我的班级',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Student Signs Out',
      },
      {
        file: 'packages/ui/src/primitives/avatar/Avatar.tsx',
        find: '() => setFailedSrc(src)',
        replace: '() => undefined',
        proof: 'packages/ui/src/primitives/avatar/Avatar.interactions.stories.tsx',
        only: 'Failed Picture Shows The Name',
      },
      {
        file: 'packages/ui/src/primitives/avatar/shortName.ts',
        find: 'slice(-count)',
        replace: 'slice(0, count)',
        proof: 'packages/ui/src/primitives/avatar/shortName.test.ts',
      },
    ],
  },
  {
    id: 'HEAD-05',
    claim:
      'Address with distance: 到校 within 50 m, metres, km; by IP look-up when the page is idle, kept for a day; a marker in a maps service',
    places: ['packages/pages/src/platform/location/formatDistance.ts'],
    proofs: [
      'packages/pages/src/platform/location/formatDistance.test.ts',
      'tests/journeys/consultation.spec.ts',
      'packages/pages/src/platform/location/schoolDistance.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/location/formatDistance.ts',
        find: 'AT_SCHOOL_M = 50',
        replace: 'AT_SCHOOL_M = 500',
        proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
      },
      {
        file: 'packages/pages/src/platform/location/formatDistance.ts',
        find: '6378.137',
        replace: '6371',
        proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
      },
      {
        file: 'packages/pages/src/platform/location/formatDistance.ts',
        find: 'metres < 1000',
        replace: 'metres < 2000',
        proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
      },
      {
        file: 'packages/pages/src/platform/location/formatDistance.ts',
        find: 'km.toFixed(2)',
        replace: 'km.toFixed(1)',
        proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
      },
      {
        file: 'packages/pages/src/platform/location/schoolDistance.ts',
        find: "store.set('location', { ...found, foundAt: now });",
        replace: '',
        proof: 'packages/pages/src/platform/location/schoolDistance.test.ts',
      },
    ],
  },
];
