import type { Claim } from '../Claim.ts';

/** Titles, storage, brand, pages and configuration. */
export const siteClaims: Claim[] = [
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
      {
        file: 'packages/pages/src/platform/title/pageTitle.ts',
        find: 'if (fixedTitle) return fixedTitle;',
        replace: '',
        proof: 'packages/pages/src/platform/title/pageTitle.test.ts',
      },
      {
        file: 'packages/pages/src/platform/title/pageTitle.ts',
        find: "`${projectName ?? ''}${universityName ?? ''}`",
        replace: 'universityName',
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
      {
        file: 'packages/pages/src/platform/session/localStore.ts',
        find: 'return checks[key](value) ? value : undefined;',
        replace: 'return value;',
        proof: 'packages/pages/src/platform/session/localStore.test.ts',
      },
      {
        file: 'packages/pages/src/platform/session/localStore.ts',
        find: "typeof value === 'string' ? value : JSON.stringify(value)",
        replace: 'String(value)',
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
      'tests/journeys/slow-school.spec.ts',
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
      {
        file: 'apps/kingdee/src/brand/cobranding.ts',
        find: '  Footer: LazyKingdeeFooter,',
        replace: '  Footer: () => null,',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: "its footer is the vendor's in any look",
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
      {
        file: 'packages/ui/src/screens/organisation-code/OrganisationCard.tsx',
        find: 'label="加入本机构的二维码"',
        replace: 'label="二维码"',
        proof: 'tests/journeys/register.spec.ts',
        only: 'the organisation’s QR code page',
      },
      {
        file: 'packages/ui/src/screens/organisation-code/OrganisationCard.tsx',
        find: '邀请码 <strong>{invitationCode}</strong>',
        replace: '邀请码',
        proof: 'tests/journeys/register.spec.ts',
        only: 'the organisation’s QR code page',
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
      'scripts/first-script/browserCheck.js',
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
      {
        file: 'packages/pages/src/pages/notFoundRoute.ts',
        find: "'*'",
        replace: "'/nowhere'",
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'an unknown address shows',
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
