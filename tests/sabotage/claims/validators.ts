import type { Claim } from '../Claim.ts';

export const validatorsClaims: Claim[] = [
  {
    id: 'VAL-01',
    claim: "The rules of the specification's table with their messages",
    places: ['packages/validators/src/index.ts', 'packages/validators/RULES.md'],
    proofs: ['packages/validators/test/specification.test.ts', 'packages/validators/test/rules.test.ts'],
    sabotage: [
      {
        file: 'packages/validators/src/rules/contact/mobile.ts',
        find: "message: '手机格式不正确'",
        replace: "message: '手机号不正确'",
        proof: 'packages/validators/test/specification.test.ts',
      },
      {
        file: 'packages/validators/src/rules/contact/mobile.ts',
        find: '/^1\\d{10}$/',
        replace: '/^1\\d{9,10}$/',
        proof: 'packages/validators/test/specification.test.ts',
      },
    ],
  },
  {
    id: 'VAL-02',
    claim: 'The second set',
    places: ['packages/validators/src/index.ts'],
    proofs: ['packages/validators/test/specification.test.ts', 'packages/validators/test/rules.test.ts'],
    sabotage: [
      {
        file: 'packages/validators/src/rules/text/charsets.ts',
        find: "'只能输入中文', HAN",
        replace: "'请输入中文', HAN",
        proof: 'packages/validators/test/specification.test.ts',
      },
      {
        file: 'packages/validators/src/rules/amount/practiceYears.ts',
        find: 'longest: 3',
        replace: 'longest: 2',
        proof: 'packages/validators/test/specification.test.ts',
      },
    ],
  },
  {
    id: 'VAL-03',
    claim: 'Empty input skipped once',
    places: ['packages/validators/src/rule.ts'],
    proofs: ['packages/validators/src/rule.test.ts'],
    sabotage: [
      {
        file: 'packages/validators/src/rule.ts',
        find: "value === '' || ",
        replace: '',
        proof: 'packages/validators/src/rule.test.ts',
      },
    ],
  },
  {
    id: 'VAL-04',
    claim:
      'Form rules as yup schemas; the one field of a comment (COMM-02) and of a code request (LOGIN-03) is judged without yup',
    places: ['packages/validators/src/forms/index.ts'],
    proofs: ['packages/validators/src/forms/forms.test.ts'],
    sabotage: [
      {
        file: 'packages/validators/src/forms/accountFields.ts',
        find: '请输入正确的手机号',
        replace: '手机号不正确',
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/loginBySmsForm.ts',
        find: `  agreed: accountFields.agreed,
`,
        replace: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
    ],
  },
];
