import type { Claim } from '../Claim.ts';

export const certificateClaims: Claim[] = [
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
      {
        file: 'packages/pages/src/pages/certificateRoutes.ts',
        find: 'paths.certificateQueryPhone : paths.certificateQueryDesktop',
        replace: 'paths.certificateQueryDesktop : paths.certificateQueryPhone',
        proof: 'tests/journeys/certificate.spec.ts',
        only: '/query redirects a computer',
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
      {
        file: 'packages/pages/src/pages/certificate-query/useCertificateQuery.ts',
        find: `      setKind(next);
      captcha.refresh();`,
        replace: '      captcha.refresh();',
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
      'packages/validators/src/forms/forms.test.ts',
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
      {
        file: 'packages/validators/src/forms/certificateQueryForm.ts',
        find: "textField('请输入姓名')",
        replace: "textField('请填写姓名')",
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/certificateQueryForm.ts',
        find: '.test(toYup(certificateQueryName))',
        replace: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/certificateQueryForm.ts',
        find: '.test(toYup(captchaCode))',
        replace: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
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
      {
        file: 'packages/ui/src/cards/certificate/certificateFacts.ts',
        find: "{ label: '证件类型', value: orMissing(certificate.idType) },",
        replace: '',
        proof: 'packages/ui/src/cards/certificate/certificateFacts.test.ts',
      },
      {
        file: 'packages/ui/src/cards/certificate/certificateFacts.ts',
        find: "{ label: '工种 / 方向', value: orMissing(certificate.typeOfWork) },",
        replace: '',
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
      {
        file: 'packages/ui/src/screens/certificate-query/result/NotFoundResult.tsx',
        find: `            <li>请确认证书由本项目、本学校颁发</li>
`,
        replace: '',
        proof: 'tests/journeys/certificate.spec.ts',
        only: 'an unknown certificate shows tips',
      },
      {
        file: 'packages/ui/src/screens/certificate-query/result/NotFoundResult.tsx',
        find: '<ServiceQrCode url={contact.qrCodeUrl} size={112} />',
        replace: '',
        proof: 'tests/journeys/certificate.spec.ts',
        only: 'an unknown certificate shows tips',
      },
      {
        file: 'packages/ui/src/screens/certificate-query/result/NotFoundResult.tsx',
        find: `{contact.mobile && (
`,
        replace: `{contact.qrCodeUrl === null && contact.mobile && (
`,
        proof: 'tests/journeys/certificate.spec.ts',
        only: 'an unknown certificate shows tips',
      },
    ],
  },
];
