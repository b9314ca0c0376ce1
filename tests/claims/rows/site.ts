import type { ClaimRow } from '../Claim.ts';

export const siteClaims: ClaimRow[] = [
  {
    id: 'SHELL-07',
    claim: 'Page title, description, canonical address and Open Graph',
    places: [
      'packages/pages/src/platform/title/pageTitle.ts',
      'packages/pages/src/platform/title/createHead.ts',
    ],
    edit: {
      change: 'if (isMobileQuery && universityName) return universityName;',
      to: '',
      proof: 'packages/pages/src/platform/title/pageTitle.test.ts',
    },
    proofs: ['tests/journeys/sharing.spec.ts', 'packages/pages/src/platform/title/isMobileQuery.test.ts'],
    mutants: true,
  },
  {
    id: 'SHELL-08',
    claim:
      'Local storage: prefix, owner, age and end of each value; corrupt and absurdly long ones read as absent, a full storage is read; the position lasts a day',
    places: ['packages/pages/src/platform/device/createDevice.ts'],
    edit: {
      symbol: 'createDevice',
      change: "if (of !== 'user' && ids.includes(null)) return null;",
      to: '',
      proof: 'packages/pages/src/platform/device/createDevice.test.ts',
    },
    proofs: ['packages/pages/src/platform/location/schoolDistance.test.ts'],
    mutants: true,
  },
  {
    id: 'SHELL-09',
    claim:
      "isKingDee from a query, or the vendor's sign-in page, honoured only for the vendor's schools; a yes is remembered by them, a no is forgotten",
    places: [
      'packages/pages/src/platform/brand/partnerSchool.ts',
      'packages/pages/src/platform/tenant/TenantGate.tsx',
    ],
    edit: {
      symbol: 'isPartnerSchool',
      change: '===',
      to: '!==',
      proof: 'packages/pages/src/platform/brand/partnerSchool.test.ts',
    },
    proofs: ['tests/journeys/site-entry.spec.ts', 'tests/journeys/slow-school.spec.ts'],
    mutants: true,
  },
  {
    id: 'SHELL-10',
    claim:
      "Footer: service blurbs, contact, codes of the app and of customer service, licence; the vendor's footer for the vendor's schools, by the organisation that the co-brand or the host names",
    places: ['packages/ui/src/layout/footer/Footer.tsx', 'packages/ui/src/layout/footer-band/FooterBand.tsx'],
    edit: {
      in: 'packages/pages/src/platform/brand/partnerSchool.ts',
      symbol: 'isPartnerSchool',
      change: 'certificationOrganizations[0]?.id',
      to: 'certificationOrganizations.at(-1)?.id',
      proof: 'packages/pages/src/platform/brand/partnerSchool.test.ts',
    },
    proofs: ['packages/ui/src/layout/footer/Footer.stories.tsx', 'tests/journeys/site-entry.spec.ts'],
  },
  {
    id: 'SHELL-11',
    claim:
      "Login guide with the app's code; organisation QR page with its invitation code, to copy and to save",
    places: [
      'packages/ui/src/screens/login-guide/LoginGuideScreen.tsx',
      'packages/ui/src/screens/organisation-code/OrganisationCodeScreen.tsx',
    ],
    edit: {
      in: 'packages/ui/src/screens/organisation-code/OrganisationCard.tsx',
      change: 'onCopy(invitationCode)',
      to: 'onCopy(name)',
      proof: 'packages/ui/src/screens/organisation-code/OrganisationCodeScreen.stories.tsx',
      only: 'Full',
    },
    proofs: [
      'tests/journeys/register.spec.ts',
      'packages/ui/src/screens/login-guide/LoginGuideScreen.stories.tsx',
      'packages/pages/src/pages/home/HomePage.stories.tsx',
    ],
  },
  {
    id: 'SHELL-12',
    claim: 'Not-found page; a crash stops at its block; a portal whose code does not load says so',
    places: [
      'packages/pages/src/PortalPages.tsx',
      'packages/pages/src/mountPortal.ts',
      'scripts/build-plugins/first-script/browserCheck.js',
    ],
    edit: {
      in: 'packages/ui/src/primitives/block/BlockBoundary.tsx',
      change: 'hasCrashed: true',
      to: 'hasCrashed: false',
      proof: 'packages/ui/src/primitives/block/Block.interactions.stories.tsx',
      only: 'Crash Stops',
    },
    proofs: [
      'tests/journeys/site-entry.spec.ts',
      'tests/journeys/first-paint.spec.ts',
      'tests/journeys/older-browsers.spec.ts',
      'packages/pages/src/pages/home/HomePage.stories.tsx',
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
    edit: {
      change: 'MAPS_KEY',
      to: 'MAP_TILES',
      proof: 'packages/pages/src/platform/config/readConfig.test.ts',
    },
    proofs: [
      'packages/pages/src/platform/config/findConfigProblems.test.ts',
      'tests/journeys/configuration.spec.ts',
      'tests/pageConfig.test.ts',
      'tests/budgets/no-secrets.spec.ts',
    ],
  },
];
