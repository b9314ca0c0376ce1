import type { ClaimRow } from '../Claim.ts';

export const shellClaims: ClaimRow[] = [
  {
    id: 'SHELL-01',
    claim: 'Host name → tenant → school; an unknown host gets the login guide',
    places: ['packages/pages/src/platform/tenant/TenantGate.tsx'],
    edit: {
      change: '<UnknownHost />',
      to: '<></>',
      proof: 'packages/pages/src/pages/home/HomePage.stories.tsx',
      only: 'Unknown Host',
    },
    proofs: ['tests/journeys/site-entry.spec.ts', 'tests/journeys/slow-school.spec.ts'],
  },
  {
    id: 'SHELL-02',
    claim:
      'Header, footer and tool rail, mounted once for all site pages; on phones the pages of a class have their title and a way back in the header, and no rail; another page, item or page of a list opens at the top in 500 ms with the focus on its heading; Back, Forward and a reload restore the place; Back closes an open dialog or drawer first',
    places: [
      'packages/pages/src/features/site-frame/SiteFrame.tsx',
      'packages/pages/src/platform/history/ScrollAndFocusOnNavigation.tsx',
      'packages/pages/src/platform/history/DialogEntry.tsx',
      'packages/pages/src/platform/history/historyPlaces.ts',
    ],
    edit: {
      in: 'packages/pages/src/platform/history/arrivalOf.ts',
      change: "return type === 'POP' ? 'return' : 'new-item'",
      to: "return 'new-item'",
      proof: 'packages/pages/src/platform/history/arrivalOf.test.ts',
    },
    proofs: [
      'tests/journeys/scroll.spec.ts',
      'tests/journeys/learning-phone.spec.ts',
      'packages/pages/src/platform/history/historyPlaces.test.ts',
      'tests/journeys/back.spec.ts',
    ],
  },
  {
    id: 'SHELL-03',
    claim:
      "Visitor by fingerprint id; student by user id and token, as long as the server says, whatever the device's clock is or becomes",
    places: [
      'packages/pages/src/platform/session/createSession.ts',
      'packages/pages/src/platform/session/visitorId.ts',
    ],
    edit: {
      change: 'clockOffset: serverOffset() ?? 0',
      to: 'clockOffset: 0',
      proof: 'packages/pages/src/platform/session/createSession.test.ts',
    },
    moreEdits: [
      {
        change: 'expiresAt <= now()',
        to: 'expiresAt < -now()',
        proof: 'packages/pages/src/platform/session/createSession.test.ts',
      },
      {
        change: 'if (state === VISITOR) state = read();',
        to: '',
        proof: 'packages/pages/src/platform/session/createSession.test.ts',
      },
    ],
    proofs: ['tests/journeys/sign-in.spec.ts', 'tests/journeys/login-to-review.spec.ts'],
  },
  {
    id: 'SHELL-04',
    claim: 'Log out: confirmed, cleared, announced, to the login after 1 s',
    places: ['packages/pages/src/features/site-frame/LogoutDialog.tsx'],
    edit: {
      change: 'session.signOut();',
      to: 'void 0;',
      proof: 'tests/journeys/sign-in.spec.ts',
      only: 'logging out asks first',
    },
  },
  {
    id: 'SHELL-05',
    claim:
      "40001, 40005, 40009: calls are cancelled, the token is removed, the server's message is shown once, the login opens with the way back; the call is rejected with 请登录",
    places: ['packages/pages/src/platform/sign-in/SessionBoundary.tsx'],
    edit: {
      in: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
      change: 'client.cancelSessionCalls();',
      to: 'void 0;',
      proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
        change: 'policy.onSessionExpired(getErrorMessage(error))',
        to: 'policy.onSessionExpired(error.userMessage)',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
      },
      {
        in: 'packages/api-client/src/errors/serverCodes.ts',
        symbol: 'SERVER_CODES',
        change: '[40001, SESSION_EXPIRED]',
        to: '[40001, REJECTED]',
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
    ],
    proofs: ['tests/journeys/sign-in.spec.ts', 'packages/pages/src/platform/session/safeRedirect.test.ts'],
    mutants: true,
  },
  {
    id: 'SHELL-06',
    claim: 'Redirects stay on this site and never lead to an entrance',
    places: ['packages/pages/src/platform/session/safeRedirect.ts'],
    edit: {
      change: "path.startsWith('//') ||",
      to: '',
      proof: 'packages/pages/src/platform/session/safeRedirect.test.ts',
    },
    proofs: ['tests/journeys/sign-in.spec.ts'],
    mutants: true,
  },
];
