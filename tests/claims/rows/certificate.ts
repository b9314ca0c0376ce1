import type { ClaimRow } from '../Claim.ts';

export const certificateClaims: ClaimRow[] = [
  {
    id: 'CERT-01',
    claim:
      "/query by user agent to /query_h5 or /query_pc; /query_pc/kingdee co-branded for the vendor's schools, while it is open",
    places: ['packages/pages/src/pages/certificateRoutes.ts'],
    edit: {
      in: 'packages/pages/src/platform/navigation/isPhone.ts',
      change: 'PHONE.test(userAgent)',
      to: '!PHONE.test(userAgent)',
      proof: 'packages/pages/src/platform/navigation/isPhone.test.ts',
    },
    proofs: ['tests/journeys/certificate.spec.ts'],
  },
  {
    id: 'CERT-02',
    claim: 'Two tabs; a change clears the answer and exchanges the captcha',
    places: ['packages/pages/src/pages/certificate-query/useCertificateQuery.ts'],
    edit: {
      symbol: 'useCertificateQuery.onKind',
      change: 'clear()',
      to: 'void 0',
      proof: 'packages/pages/src/pages/certificate-query/CertificateQueryPages.stories.tsx',
      only: 'Finds A Certificate',
    },
    proofs: ['tests/journeys/certificate.spec.ts'],
  },
  {
    id: 'CERT-03',
    claim:
      'Name, number and captcha with their messages; slips in the number are pointed out before the call',
    places: ['packages/ui/src/forms/certificate-query/CertificateQueryForm.tsx'],
    edit: {
      in: 'packages/ui/src/forms/certificate-query/numberCorrection.ts',
      change: ".replace(/[Il|]/g, '1')",
      to: '',
      proof: 'packages/ui/src/forms/certificate-query/numberCorrection.test.ts',
    },
    proofs: [
      'packages/ui/src/forms/certificate-query/CertificateQueryForm.interactions.stories.tsx',
      'packages/validators/src/forms/forms.test.ts',
    ],
  },
  {
    id: 'CERT-04',
    claim: 'Captcha: key of 16 random characters, picture, another one at a press and after every submit',
    places: ['packages/pages/src/pages/certificate-query/useCaptcha.ts'],
    edit: {
      in: 'packages/pages/src/pages/certificate-query/createCaptchaKey.ts',
      symbol: 'LENGTH',
      change: '16',
      to: '15',
      proof: 'packages/pages/src/pages/certificate-query/createCaptchaKey.test.ts',
    },
    proofs: [
      'tests/journeys/certificate.spec.ts',
      'packages/pages/src/pages/certificate-query/CertificateQueryPages.stories.tsx',
    ],
  },
  {
    id: 'CERT-05',
    claim:
      'Both certificates with every field, masked until shown; picture, download or direct link, one printed page',
    places: ['packages/ui/src/screens/certificate-query/result/FoundResult.tsx'],
    edit: {
      in: 'packages/ui/src/cards/certificate/certificateFacts.ts',
      change: 'idCard && !isRevealed ?',
      to: 'idCard && isRevealed ?',
      proof: 'packages/ui/src/cards/certificate/certificateFacts.test.ts',
    },
    proofs: ['tests/journeys/certificate.spec.ts'],
  },
  {
    id: 'CERT-06',
    claim: "Not found: tips, the contact's code and phone where there is one",
    places: ['packages/ui/src/screens/certificate-query/result/NotFoundResult.tsx'],
    edit: {
      change: '请确认证书由本项目、本学校颁发',
      to: '请确认',
      proof: 'packages/ui/src/screens/certificate-query/CertificateQueryScreen.interactions.stories.tsx',
      only: 'Queries Again On Phone',
    },
  },
];
