import type { Claim } from '../Claim.ts';

export const brandClaims: Claim[] = [
  {
    id: 'KING-01',
    claim: 'The Kingdee shell, with its query page and single sign-on',
    places: ['apps/kingdee/src/brand/brand.ts'],
    proofs: [
      'tests/journeys/site-entry.spec.ts',
      'tests/journeys/register.spec.ts',
      'tests/journeys/certificate.spec.ts',
      'tests/journeys/login-to-review.spec.ts',
      'packages/api-client/src/endpoints/account/requests.test.ts',
      'packages/api-client/src/endpoints/learning/class.test.ts',
      'tests/journeys/sign-in.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/endpoints/account/sso.ts',
        find: 'kingdee',
        replace: 'partner',
        proof: 'packages/api-client/src/endpoints/account/requests.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/class.ts',
        find: 'queryStudentClassAndPeriodListIgnoreTenant',
        replace: 'queryStudentClassAndPeriodList',
        proof: 'packages/api-client/src/endpoints/learning/class.test.ts',
      },
      {
        file: 'apps/kingdee/src/brand/look.ts',
        find: "fixedTitle: '金蝶认证中心'",
        replace: "fixedTitle: '数字云校'",
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'the co-branded login has its own title',
      },
      {
        file: 'apps/kingdee/src/brand/look.ts',
        find: "loginPath: '/kingdee-login'",
        replace: "loginPath: '/login'",
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'isKingDee=1 co-brands it',
      },
    ],
  },
  {
    id: 'KING-02',
    claim: 'A third brand from one small folder',
    places: ['docs/how-to/add-a-brand.md'],
    proofs: [
      'packages/pages/src/platform/brand/completeBrand.test.ts',
      'apps/kingdee/src/brand/theme.test.ts',
      'tests/architecture.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/brand/completeBrand.ts',
        find: `    loginPath,
      ...cob`,
        replace: '  ...cob',
        proof: 'packages/pages/src/platform/brand/completeBrand.test.ts',
      },
    ],
  },
];
