import type { ClaimRow } from '../Claim.ts';

export const schoolClaims: ClaimRow[] = [
  {
    id: 'SCHOOL-01',
    claim:
      'Profile at the tab of its address: type, crowd, website, names, phone, institution, faculty, features, facilities',
    places: [
      'packages/pages/src/pages/school-profile/SchoolProfilePage.tsx',
      'packages/ui/src/screens/school-profile/SchoolProfileScreen.tsx',
      'packages/api-client/src/entities/school/parseSchoolProfile.ts',
    ],
    edit: {
      in: 'packages/ui/src/screens/school-profile/SchoolFacts.tsx',
      symbol: 'toFacts',
      change: 'crowd && <PhraseText>{crowd}</PhraseText>',
      to: 'null',
      proof: 'packages/ui/src/screens/school-profile/SchoolFacts.test.ts',
    },
    proofs: [
      'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      'packages/ui/src/screens/school-profile/schoolTabs.test.ts',
      'tests/journeys/school-profile.spec.ts',
      'packages/pages/src/pages/school-profile/SchoolProfilePage.stories.tsx',
    ],
    mutants: true,
  },
  {
    id: 'SCHOOL-02',
    claim: 'Enrolment districts',
    places: ['packages/ui/src/screens/school-profile/DistrictsPanel.tsx'],
    edit: {
      in: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
      symbol: 'parsePlace',
      change: 'cityName: optionalText(record.cityName)',
      to: 'cityName: optionalText(record.provinceName)',
      proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
    },
    proofs: ['tests/journeys/school-profile.spec.ts'],
    mutants: true,
  },
  {
    id: 'SCHOOL-03',
    claim: "Service points in a list and on a map at zoom 17.2; 营业中 and 休息中 by the school's clock",
    places: ['packages/ui/src/screens/school-profile/service-points/ServicePoints.tsx'],
    edit: {
      in: 'packages/ui/src/screens/school-profile/service-points/openState.ts',
      change: 'begin <= time && time < end',
      to: 'begin <= time && time <= end',
      proof: 'packages/ui/src/screens/school-profile/service-points/openState.test.ts',
    },
    proofs: [
      'tests/journeys/school-profile.spec.ts',
      'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      'packages/ui/src/screens/school-profile/SchoolProfileScreen.interactions.stories.tsx',
    ],
  },
  {
    id: 'SCHOOL-04',
    claim: 'Organisations: certifying or issuing, six levels, scope, features',
    places: ['packages/ui/src/screens/school-profile/OrganizationCard.tsx'],
    edit: {
      in: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
      symbol: 'parseOrganization',
      change: "=== 'CERTIFICATION' ?",
      to: "!== 'CERTIFICATION' ?",
      proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/school-profile/SchoolProfileScreen.interactions.stories.tsx',
      'tests/journeys/school-profile.spec.ts',
    ],
    mutants: true,
  },
];
