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
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/endpoints/account/sso.ts',
        find: 'kingdee',
        replace: 'partner',
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
