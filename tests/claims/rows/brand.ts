import type { ClaimRow } from '../Claim.ts';

export const brandClaims: ClaimRow[] = [
  {
    id: 'KING-01',
    claim: 'The Kingdee shell, with its query page and single sign-on',
    places: ['apps/kingdee/src/brand/brand.ts'],
    edit: {
      in: 'packages/api-client/src/endpoints/account/sso.ts',
      symbol: 'exchangeSsoCode',
      change: 'kingdee',
      to: 'partner',
      proof: 'packages/api-client/src/endpoints/account/requests.test.ts',
    },
    proofs: [
      'tests/journeys/site-entry.spec.ts',
      'tests/journeys/register.spec.ts',
      'tests/journeys/certificate.spec.ts',
      'tests/journeys/login-to-review.spec.ts',
      'packages/api-client/src/endpoints/learning/class.test.ts',
      'packages/pages/src/pages/login/LoginPage.stories.tsx',
    ],
  },
  {
    id: 'KING-02',
    claim: 'A third brand from one small folder',
    places: ['docs/how-to/add-a-brand.md'],
    edit: {
      in: 'packages/pages/src/platform/brand/completeBrand.ts',
      symbol: 'completeBrand.authPaths',
      change: 'paths.ssoLogin, paths.register, loginPath',
      to: 'paths.ssoLogin, paths.register',
      proof: 'packages/pages/src/platform/brand/completeBrand.test.ts',
    },
    proofs: [
      'apps/kingdee/src/brand/theme.test.ts',
      'tests/architecture.test.ts',
      'tests/cobrandings.test.ts',
    ],
  },
];
