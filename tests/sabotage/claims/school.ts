import type { Claim } from '../Claim.ts';

export const schoolClaims: Claim[] = [
  {
    id: 'SCHOOL-01',
    claim:
      'Profile at the tab of its address: type, crowd, website, names, phone, institution, faculty, features, facilities',
    places: [
      'packages/pages/src/pages/school-profile/SchoolProfilePage.tsx',
      'packages/ui/src/screens/school-profile/SchoolProfileScreen.tsx',
    ],
    proofs: [
      'packages/ui/src/screens/school-profile/schoolTabs.test.ts',
      'tests/journeys/school-profile.spec.ts',
      'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/school-profile/schoolTabs.ts',
        find: 'named && tabs.includes(named) ? named : tabs[0]',
        replace: 'tabs[0]',
        proof: 'packages/ui/src/screens/school-profile/schoolTabs.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: 'faculty: optionalText(value.schoolFaculty)',
        replace: 'faculty: optionalText(value.faculty)',
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: `features: optionalText(value.features),
    facilities`,
        replace: `features: optionalText(value.feature),
    facilities`,
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: 'facilities: optionalText(value.facilities)',
        replace: 'facilities: optionalText(value.facility)',
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
    ],
  },
  {
    id: 'SCHOOL-02',
    claim: 'Enrolment districts',
    places: ['packages/ui/src/screens/school-profile/DistrictsPanel.tsx'],
    proofs: [
      'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      'tests/journeys/school-profile.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: 'cityName: optionalText(record.cityName)',
        replace: 'cityName: optionalText(record.provinceName)',
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: 'buSchoolEnrollDistrictList',
        replace: 'enrollDistrictList',
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
    ],
  },
  {
    id: 'SCHOOL-03',
    claim: "Service points in a list and on a map at zoom 17.2; 营业中 and 休息中 by the school's clock",
    places: [
      'packages/ui/src/screens/school-profile/service-points/ServicePoints.tsx',
      'packages/ui/src/screens/school-profile/service-points/openState.ts',
    ],
    proofs: [
      'packages/ui/src/screens/school-profile/service-points/openState.test.ts',
      'tests/journeys/school-profile.spec.ts',
      'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/school-profile/service-points/openState.ts',
        find: 'begin <= time && time < end',
        replace: 'begin <= time && time <= end',
        proof: 'packages/ui/src/screens/school-profile/service-points/openState.test.ts',
      },
      {
        file: 'packages/ui/src/screens/school-profile/service-points/openState.ts',
        find: '`休息中，',
        replace: '`已休息，',
        proof: 'packages/ui/src/screens/school-profile/service-points/openState.test.ts',
      },
      {
        file: 'packages/ui/src/screens/school-profile/service-points/openMap.ts',
        find: 'ZOOM = 17.2',
        replace: 'ZOOM = 17',
        proof: 'tests/journeys/school-profile.spec.ts',
        only: 'a point of the list is chosen',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "teaching: 'TEACHING'",
        replace: "teaching: 'TEACH'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "exam: 'EXAM'",
        replace: "exam: 'EXAMS'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "evaluate: 'EVALUATE'",
        replace: "evaluate: 'EVALUATION'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
    ],
  },
  {
    id: 'SCHOOL-04',
    claim: 'Organisations: certifying or issuing, six levels, scope, features',
    places: ['packages/ui/src/screens/school-profile/OrganizationGrid.tsx'],
    proofs: [
      'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      'tests/journeys/school-profile.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "=== 'CERTIFICATION' ?",
        replace: "!== 'CERTIFICATION' ?",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "province: 'PROVINCE'",
        replace: "province: 'PROVINCIAL'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "international: 'INTERNATIONAL'",
        replace: "international: 'GLOBAL'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "country: 'COUNTRY'",
        replace: "country: 'NATIONAL'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "company: 'COMPANY'",
        replace: "company: 'ENTERPRISE'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "industry: 'INDUSTRY'",
        replace: "industry: 'TRADE'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: "city: 'CITY'",
        replace: "city: 'MUNICIPAL'",
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: 'scope: optionalText(record.serviceScope)',
        replace: 'scope: optionalText(record.scope)',
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/school/parseSchoolProfile.ts',
        find: 'features: optionalText(record.features)',
        replace: 'features: optionalText(record.feature)',
        proof: 'packages/api-client/src/entities/school/parseSchoolProfile.test.ts',
      },
    ],
  },
];
