import type { Claim } from '../Claim.ts';

export const shellClaims: Claim[] = [
  {
    id: 'SHELL-01',
    claim: 'Host name → tenant → school; an unknown host gets the login guide',
    places: ['packages/pages/src/platform/tenant/TenantGate.tsx'],
    proofs: ['tests/journeys/site-entry.spec.ts', 'tests/chaos/slow-school.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/platform/tenant/TenantGate.tsx',
        find: '      <UnknownHost />',
        replace: '      <></>',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'an unknown host shows the login guide',
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
    proofs: ['packages/pages/src/platform/session/createSession.test.ts', 'tests/journeys/sign-in.spec.ts'],
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
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
        find: '(isExpired && error.serverMessage) || ',
        replace: '',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
      },
      {
        file: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
        find: `            client.cancelAll();
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
        find: 'error.serverMessage ?? error.userMessage',
        replace: 'error.userMessage',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
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
  {
    id: 'SHELL-07',
    claim: 'Page title, description, canonical address and Open Graph',
    places: [
      'packages/pages/src/platform/title/pageTitle.ts',
      'packages/pages/src/platform/title/createHead.ts',
    ],
    proofs: [
      'packages/pages/src/platform/title/pageTitle.test.ts',
      'tests/journeys/sharing.spec.ts',
      'packages/pages/src/platform/title/isMobileQuery.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/title/isMobileQuery.ts',
        find: '&& isPhone(userAgent)',
        replace: '&& false',
        proof: 'packages/pages/src/platform/title/isMobileQuery.test.ts',
      },
      {
        file: 'packages/pages/src/platform/title/pageTitle.ts',
        find: 'if (isMobileQuery && universityName) return universityName;',
        replace: '',
        proof: 'packages/pages/src/platform/title/pageTitle.test.ts',
      },
      {
        file: 'packages/pages/src/platform/title/pageTitle.ts',
        find: 'return both || brandName;',
        replace: 'return both ?? brandName;',
        proof: 'packages/pages/src/platform/title/pageTitle.test.ts',
      },
    ],
  },
  {
    id: 'SHELL-08',
    claim:
      'Local storage: prefix, JSON, corrupt and absurdly long values read as absent, a full storage is read; the position is kept for a day',
    places: ['packages/pages/src/platform/session/localStore.ts'],
    proofs: [
      'packages/pages/src/platform/session/localStore.test.ts',
      'packages/pages/src/platform/location/schoolDistance.test.ts',
      'tests/journeys/sign-in.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/session/localStore.ts',
        find: "'manage-admin-'",
        replace: "'admin-'",
        proof: 'packages/pages/src/platform/session/localStore.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/localStore.ts',
        find: ' || stored.length > MAX_LENGTH',
        replace: '',
        proof: 'packages/pages/src/platform/session/localStore.test.ts',
      },
    ],
  },
  {
    id: 'SHELL-09',
    claim:
      "isKingDee from a query, honoured only for the vendor's schools; a yes is kept by them, a no is forgotten",
    places: [
      'packages/pages/src/platform/brand/partnerSchool.ts',
      'packages/pages/src/platform/tenant/TenantGate.tsx',
    ],
    proofs: [
      'packages/pages/src/platform/brand/partnerSchool.test.ts',
      'tests/journeys/site-entry.spec.ts',
      'tests/chaos/slow-school.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/brand/partnerSchool.ts',
        find: 'partnerId !== undefined && ',
        replace: '',
        proof: 'packages/pages/src/platform/brand/partnerSchool.test.ts',
      },
      {
        file: 'packages/pages/src/platform/brand/partnerSchool.ts',
        find: "value === '1' || value === 'true'",
        replace: "value === '1'",
        proof: 'packages/pages/src/platform/brand/partnerSchool.test.ts',
      },
    ],
  },
  {
    id: 'SHELL-10',
    claim:
      "Footer: service blurbs, contact, codes of the app and of customer service, licence; the vendor's footer for the vendor's schools, by the organisation id of the configuration",
    places: ['packages/ui/src/layout/footer/Footer.tsx', 'packages/ui/src/layout/footer-band/FooterBand.tsx'],
    proofs: [
      'packages/ui/src/layout/footer/Footer.stories.tsx',
      'packages/pages/src/platform/brand/partnerSchool.test.ts',
      'tests/journeys/site-entry.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/brand/partnerSchool.ts',
        find: 'certificationOrganizations[0]?.id',
        replace: 'certificationOrganizations.at(-1)?.id',
        proof: 'packages/pages/src/platform/brand/partnerSchool.test.ts',
      },
      {
        file: 'packages/ui/src/layout/footer/Footer.tsx',
        find: '<span key={line}>{line}</span>',
        replace: '<span key={line} />',
        proof: 'packages/ui/src/layout/footer/Footer.stories.tsx',
        only: 'Default',
      },
    ],
  },
  {
    id: 'SHELL-11',
    claim:
      "Login guide with the app's code; organisation QR page with its invitation code, to copy and to save",
    places: [
      'packages/ui/src/screens/login-guide/LoginGuideScreen.tsx',
      'packages/ui/src/screens/organisation-code/OrganisationCodeScreen.tsx',
    ],
    proofs: [
      'tests/journeys/site-entry.spec.ts',
      'tests/journeys/register.spec.ts',
      'packages/ui/src/screens/login-guide/LoginGuideScreen.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/login-guide/LoginGuideScreen.tsx',
        find: '{appUrl && <AppSteps url={appUrl} />}',
        replace: '',
        proof: 'packages/ui/src/screens/login-guide/LoginGuideScreen.stories.tsx',
        only: 'Retries',
      },
    ],
  },
  {
    id: 'SHELL-12',
    claim: 'Not-found page; a crash stops at its block; a portal whose code does not load says so',
    places: [
      'packages/pages/src/PortalPages.tsx',
      'packages/pages/src/mountPortal.ts',
      'packages/ui/src/primitives/block/BlockBoundary.tsx',
      'scripts/browserCheck.ts',
    ],
    proofs: [
      'packages/ui/src/primitives/block/Block.interactions.stories.tsx',
      'tests/journeys/site-entry.spec.ts',
      'tests/journeys/first-paint.spec.ts',
      'tests/journeys/older-browsers.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/primitives/block/BlockBoundary.tsx',
        find: 'return { hasCrashed: true };',
        replace: 'return { hasCrashed: false };',
        proof: 'packages/ui/src/primitives/block/Block.interactions.stories.tsx',
        only: 'Crash Stops',
      },
      {
        file: 'packages/ui/src/primitives/block/BlockBoundary.tsx',
        find: 'private retry = () => this.setState({ hasCrashed: false });',
        replace: 'private retry = () => undefined;',
        proof: 'packages/ui/src/primitives/block/Block.interactions.stories.tsx',
        only: 'Crash Stops',
      },
    ],
  },
  {
    id: 'SHELL-13',
    claim:
      'Configuration from the host, never in the build; a page is sent only what it reads, never the maps secret; a wrong or missing one says so on the page and in the console, without its values',
    places: [
      'packages/pages/src/platform/config/readConfig.ts',
      'packages/pages/src/platform/config/ConfigName.ts',
      'packages/pages/src/platform/config/findConfigProblems.ts',
    ],
    proofs: [
      'packages/pages/src/platform/config/readConfig.test.ts',
      'packages/pages/src/platform/config/findConfigProblems.test.ts',
      'tests/journeys/configuration.spec.ts',
      'tests/pageConfig.test.ts',
      'tests/budgets/no-secrets.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/config/readConfig.ts',
        find: 'values.MAPS_KEY',
        replace: 'values.MAP_TILES',
        proof: 'packages/pages/src/platform/config/readConfig.test.ts',
      },
      {
        file: 'packages/pages/src/platform/config/findConfigProblems.ts',
        find: '(!value.trim() || FITS[shape](value.trim()))',
        replace: "!value.includes('\\n')",
        proof: 'packages/pages/src/platform/config/findConfigProblems.test.ts',
      },
    ],
  },
];
