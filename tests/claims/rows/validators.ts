import type { ClaimRow } from '../Claim.ts';

export const validatorsClaims: ClaimRow[] = [
  {
    id: 'VAL-01',
    claim: "The rules of the specification's table with their messages",
    places: ['packages/validators/src/index.ts', 'packages/validators/RULES.md'],
    edit: {
      in: 'packages/validators/src/rules/contact/mobile.ts',
      change: '/^1\\d{10}$/',
      to: '/^1\\d{9,10}$/',
      proof: 'packages/validators/test/specification.test.ts',
    },
    proofs: ['packages/validators/test/rules.test.ts'],
  },
  {
    id: 'VAL-02',
    claim: 'The second set',
    places: ['packages/validators/src/index.ts'],
    edit: {
      in: 'packages/validators/src/rules/text/charsets.ts',
      symbol: 'chineseOnly',
      change: "'只能输入中文'",
      to: "'请输入中文'",
      proof: 'packages/validators/test/specification.test.ts',
    },
    proofs: ['packages/validators/test/rules.test.ts'],
  },
  {
    id: 'VAL-03',
    claim: 'Empty input skipped once',
    places: ['packages/validators/src/rule.ts'],
    edit: {
      symbol: 'defineRule',
      change: "value === '' ||",
      to: '',
      proof: 'packages/validators/src/rule.test.ts',
    },
    mutants: true,
  },
  {
    id: 'VAL-04',
    claim:
      'Form rules as yup schemas; the one field of a comment (COMM-02) and of a code request (LOGIN-03) is judged without yup',
    places: ['packages/validators/src/forms/index.ts'],
    edit: {
      in: 'packages/validators/src/forms/loginBySmsForm.ts',
      change: 'agreed: accountFields.agreed,',
      to: '',
      proof: 'packages/validators/src/forms/forms.test.ts',
    },
  },
];
