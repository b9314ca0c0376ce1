import type { Claim } from '../Claim.ts';

/** The school of the host, the layout and the session. */
export const shellClaims: Claim[] = [
  {
    id: 'SHELL-01',
    claim: 'Host name → tenant → school; an unknown host gets the login guide',
    places: ['packages/pages/src/platform/tenant/TenantGate.tsx'],
    proofs: ['tests/journeys/site-entry.spec.ts', 'tests/journeys/slow-school.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/platform/tenant/TenantGate.tsx',
        find: '      <UnknownHost />',
        replace: '      <></>',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'an unknown host shows the login guide',
      },
      {
        file: 'packages/pages/src/platform/tenant/useTenant.ts',
        find: "if (tenant) store.set('tenantId', tenant.id);",
        replace: '',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'calls carry the tenant',
      },
    ],
  },
  {
    id: 'SHELL-02',
    claim:
      'Header, footer and tool rail, mounted once for all site pages; on phones the pages of a class have their title and a way back in the header, and no rail; another page, item or page of a list opens at the top in 500 ms with the focus on its heading; Back, Forward and a reload restore the place; Back closes an open dialog or drawer first',
    places: [
      'packages/pages/src/features/site-frame/SiteFrame.tsx',
      'packages/pages/src/platform/navigation/ScrollAndFocusOnNavigation.tsx',
      'packages/pages/src/platform/navigation/DialogEntry.tsx',
      'packages/pages/src/platform/navigation/historyPlaces.ts',
    ],
    proofs: [
      'tests/journeys/scroll.spec.ts',
      'tests/journeys/learning-phone.spec.ts',
      'packages/pages/src/platform/navigation/arrivalOf.test.ts',
      'packages/pages/src/platform/navigation/historyPlaces.test.ts',
      'tests/journeys/back.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/navigation/arrivalOf.ts',
        find: "return type === 'POP' ? 'return' : 'new-item'",
        replace: "return 'new-item'",
        proof: 'packages/pages/src/platform/navigation/arrivalOf.test.ts',
      },
      {
        file: 'packages/pages/src/platform/navigation/arrivalOf.ts',
        find: 'from.pathname === to.pathname',
        replace: 'from.pathname !== to.pathname',
        proof: 'packages/pages/src/platform/navigation/arrivalOf.test.ts',
      },
      {
        file: 'packages/ui/src/primitives/drawer/Drawer.tsx',
        find: '<DialogEntry isOpen={isOpen} onClose={onClose} />',
        replace: '',
        proof: 'tests/journeys/back.spec.ts',
        only: 'Back closes the menu of the header',
      },
      {
        file: 'packages/pages/src/platform/navigation/animateScroll.ts',
        find: 'DURATION_MS = 500',
        replace: 'DURATION_MS = 800',
        proof: 'tests/journeys/scroll.spec.ts',
        only: 'the way up takes 500 ms',
      },
      {
        file: 'packages/pages/src/platform/navigation/historyPlaces.ts',
        find: '  if (window.scrollY > 0) record();\n',
        replace: '',
        proof: 'tests/journeys/scroll.spec.ts',
        only: 'what was scrolled before the page is hydrated',
      },
      {
        file: 'packages/pages/src/platform/navigation/arrive.ts',
        find: `  animateToTop();
`,
        replace: '',
        proof: 'tests/journeys/scroll.spec.ts',
        only: 'another page of the notices opens at its top',
      },
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
    proofs: [
      'packages/pages/src/platform/session/createSession.test.ts',
      'tests/journeys/sign-in.spec.ts',
      'tests/journeys/login-to-review.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/session/createSession.ts',
        find: 'clockOffset: serverOffset() ?? 0',
        replace: 'clockOffset: 0',
        proof: 'packages/pages/src/platform/session/createSession.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/createSession.ts',
        find: 'expiresAt <= now()',
        replace: 'expiresAt < -now()',
        proof: 'packages/pages/src/platform/session/createSession.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/createSession.ts',
        find: 'if (state === VISITOR) state = read();',
        replace: '',
        proof: 'packages/pages/src/platform/session/createSession.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/createSession.ts',
        find: "if (state.kind === 'student' && state.token === token) return false;",
        replace: '',
        proof: 'packages/pages/src/platform/session/createSession.test.ts',
      },
      {
        file: 'packages/pages/src/pages/login/useLogin.ts',
        find: "toasts.show('success', '登录成功');",
        replace: '',
        proof: 'tests/journeys/login-to-review.spec.ts',
        only: 'portal',
      },
    ],
  },
  {
    id: 'SHELL-04',
    claim: 'Log out: confirmed, cleared, announced, to the login after 1 s',
    places: ['packages/pages/src/features/site-frame/LogoutDialog.tsx'],
    proofs: ['tests/journeys/sign-in.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/features/site-frame/LogoutDialog.tsx',
        find: "toasts.show('success', '退出成功');",
        replace: '',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'logging out asks first',
      },
      {
        file: 'packages/pages/src/features/site-frame/LogoutDialog.tsx',
        find: `    session.signOut();
`,
        replace: '',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'logging out asks first',
      },
      {
        file: 'packages/pages/src/features/site-frame/LogoutDialog.tsx',
        find: 'title="确定退出登录？"',
        replace: 'title="退出登录？"',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'logging out asks first',
      },
      {
        file: 'packages/pages/src/features/site-frame/LogoutDialog.tsx',
        find: 'void navigate(brand.loginPath);',
        replace: 'void 0;',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'logging out asks first',
      },
    ],
  },
  {
    id: 'SHELL-05',
    claim:
      "40001, 40005, 40009: calls are cancelled, the token is removed, the server's message is shown once, the login opens with the way back; the call is rejected with 请登录",
    places: [
      'packages/pages/src/platform/session/SessionBoundary.tsx',
      'packages/pages/src/platform/portal/withErrorPolicy.ts',
    ],
    proofs: [
      'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
      'tests/journeys/sign-in.spec.ts',
      'packages/pages/src/platform/session/safeRedirect.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/portal/Portal.ts',
        find: "(error.kind === 'session-expired' && error.serverMessage) || ",
        replace: '',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
      },
      {
        file: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
        find: `            client.cancelSessionCalls();
`,
        replace: '',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/unwrapEnvelope.ts',
        find: 'userMessage: words ?? serverMessage ?? BUSY_MESSAGE',
        replace: 'userMessage: serverMessage ?? BUSY_MESSAGE',
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
        find: 'policy.onSessionExpired(getErrorMessage(error))',
        replace: 'policy.onSessionExpired(error.userMessage)',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/safeRedirect.ts',
        find: '?redirect=${encodeURIComponent(here)}',
        replace: '',
        proof: 'packages/pages/src/platform/session/safeRedirect.test.ts',
      },
      {
        file: 'packages/api-client/src/errors/serverCodes.ts',
        find: '[40001, SESSION_EXPIRED]',
        replace: '[40001, REJECTED]',
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/api-client/src/errors/serverCodes.ts',
        find: '[40005, SESSION_EXPIRED]',
        replace: '[40005, REJECTED]',
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/api-client/src/errors/serverCodes.ts',
        find: '[40009, SESSION_EXPIRED]',
        replace: '[40009, REJECTED]',
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/SessionBoundary.tsx',
        find: 'void navigate(loginAddress(brand, location), { replace: true, state });',
        replace: 'void state;',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'a session that expires during a visit',
      },
      {
        file: 'packages/pages/src/platform/session/SessionBoundary.tsx',
        find: "toasts.show('warning', message);",
        replace: '',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'a session that expires during a visit',
      },
    ],
  },
  {
    id: 'SHELL-06',
    claim: 'Redirects stay on this site and never lead to an entrance',
    places: ['packages/pages/src/platform/session/safeRedirect.ts'],
    proofs: ['packages/pages/src/platform/session/safeRedirect.test.ts', 'tests/journeys/sign-in.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/platform/session/safeRedirect.ts',
        find: "path.startsWith('//') || ",
        replace: '',
        proof: 'packages/pages/src/platform/session/safeRedirect.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/safeRedirect.ts',
        find: "path.startsWith('//') || isAuthPath(path, authPaths) ?",
        replace: "path.startsWith('//') ?",
        proof: 'packages/pages/src/platform/session/safeRedirect.test.ts',
      },
    ],
  },
];
