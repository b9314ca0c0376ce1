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
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/school-profile/schoolTabs.ts',
        find: 'named && tabs.includes(named) ? named : tabs[0]',
        replace: 'tabs[0]',
        proof: 'packages/ui/src/screens/school-profile/schoolTabs.test.ts',
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
    ],
  },
  {
    id: 'CERT-01',
    claim:
      "/query by user agent to /query_h5 or /query_pc; /query_pc/kingdee co-branded for the vendor's schools, while it is open",
    places: [
      'packages/pages/src/pages/certificateRoutes.ts',
      'packages/pages/src/platform/navigation/isPhone.ts',
    ],
    proofs: ['tests/journeys/certificate.spec.ts', 'packages/pages/src/platform/navigation/isPhone.test.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/platform/navigation/isPhone.ts',
        find: '/Mobi|',
        replace: '/',
        proof: 'packages/pages/src/platform/navigation/isPhone.test.ts',
      },
      {
        file: 'packages/pages/src/platform/navigation/isPhone.ts',
        find: 'PHONE.test(userAgent)',
        replace: '!PHONE.test(userAgent)',
        proof: 'packages/pages/src/platform/navigation/isPhone.test.ts',
      },
    ],
  },
  {
    id: 'CERT-02',
    claim: 'Two tabs; a change clears the answer and exchanges the captcha',
    places: ['packages/pages/src/pages/certificate-query/useCertificateQuery.ts'],
    proofs: ['tests/journeys/certificate.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/pages/certificate-query/useCertificateQuery.ts',
        find: `      setKind(next);
      captcha.refresh();`,
        replace: '      setKind(next);',
        proof: 'tests/journeys/certificate.spec.ts',
        only: 'a visitor finds both kinds',
      },
    ],
  },
  {
    id: 'CERT-03',
    claim:
      'Name, number and captcha with their messages; slips in the number are pointed out before the call',
    places: ['packages/ui/src/forms/certificate-query/CertificateQueryForm.tsx'],
    proofs: [
      'packages/ui/src/forms/certificate-query/CertificateQueryForm.interactions.stories.tsx',
      'packages/ui/src/forms/certificate-query/numberCorrection.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/forms/certificate-query/numberCorrection.ts',
        find: ".replace(/[Il|]/g, '1')",
        replace: '',
        proof: 'packages/ui/src/forms/certificate-query/numberCorrection.test.ts',
      },
      {
        file: 'packages/validators/src/forms/certificateQueryForm.ts',
        find: '请输入证书编号',
        replace: '请输入编号',
        proof: 'packages/ui/src/forms/certificate-query/CertificateQueryForm.interactions.stories.tsx',
        only: 'Empty Submit',
      },
    ],
  },
  {
    id: 'CERT-04',
    claim: 'Captcha: key of 16 random characters, picture, another one at a press and after every submit',
    places: ['packages/pages/src/pages/certificate-query/useCaptcha.ts'],
    proofs: [
      'packages/pages/src/pages/certificate-query/createCaptchaKey.test.ts',
      'tests/journeys/certificate.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/certificate-query/createCaptchaKey.ts',
        find: 'LENGTH = 16',
        replace: 'LENGTH = 15',
        proof: 'packages/pages/src/pages/certificate-query/createCaptchaKey.test.ts',
      },
    ],
  },
  {
    id: 'CERT-05',
    claim:
      'Both certificates with every field, masked until shown; picture, download or direct link, one printed page',
    places: [
      'packages/ui/src/screens/certificate-query/result/FoundResult.tsx',
      'packages/ui/src/cards/certificate/certificateFacts.ts',
    ],
    proofs: [
      'tests/journeys/certificate.spec.ts',
      'packages/ui/src/cards/certificate/certificateFacts.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/certificate/certificateFacts.ts',
        find: "LEVEL_ID_TYPE = '居民身份证'",
        replace: "LEVEL_ID_TYPE = '身份证'",
        proof: 'packages/ui/src/cards/certificate/certificateFacts.test.ts',
      },
      {
        file: 'packages/ui/src/cards/certificate/certificateFacts.ts',
        find: 'idCard && !isRevealed ?',
        replace: 'idCard && isRevealed ?',
        proof: 'packages/ui/src/cards/certificate/certificateFacts.test.ts',
      },
    ],
  },
  {
    id: 'CERT-06',
    claim: "Not found: tips, the contact's code and phone where there is one",
    places: ['packages/ui/src/screens/certificate-query/result/NotFoundResult.tsx'],
    proofs: ['tests/journeys/certificate.spec.ts'],
    sabotage: [
      {
        file: 'packages/ui/src/screens/certificate-query/result/NotFoundResult.tsx',
        find: '抱歉，未查询到相关信息',
        replace: '抱歉，没有找到',
        proof: 'tests/journeys/certificate.spec.ts',
        only: 'an unknown certificate shows tips',
      },
    ],
  },
];
