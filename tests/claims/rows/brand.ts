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
      'packages/pages/src/pages/login/LoginPage.stories.tsx',
    ],
    edits: [
      {
        in: 'packages/api-client/src/endpoints/account/sso.ts',
        symbol: 'exchangeSsoCode',
        change: 'kingdee',
        to: 'partner',
        proof: 'packages/api-client/src/endpoints/account/requests.test.ts',
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
    edits: [
      {
        in: 'packages/pages/src/platform/brand/completeBrand.ts',
        symbol: 'completeBrand.authPaths',
        change: 'paths.ssoLogin, paths.register, loginPath',
        to: 'paths.ssoLogin, paths.register',
        proof: 'packages/pages/src/platform/brand/completeBrand.test.ts',
      },
    ],
  },
];
