import type { Claim } from '../Claim.ts';

export const clientClaims: Claim[] = [
  {
    id: 'API-01',
    claim: 'Base, timeout, headers, null removal',
    places: ['packages/api-client/src/createClient.ts'],
    proofs: [
      'packages/api-client/src/hooks/addHeaders.test.ts',
      'packages/api-client/src/hooks/addTimestamp.test.ts',
      'packages/api-client/src/hooks/removeNulls.test.ts',
      'packages/api-client/src/createClient.test.ts',
      'packages/api-client/src/createClient.network.test.ts',
      'tests/journeys/site-entry.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: "platformType: 'SZYX'",
        replace: "platformType: 'PC'",
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: 'if (!isOwnHost(request, baseUrl)) return;',
        replace: '',
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/removeNulls.ts',
        find: 'if (Array.isArray(payload)) return payload.map(withoutNulls);',
        replace: '',
        proof: 'packages/api-client/src/hooks/removeNulls.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addTimestamp.ts',
        find: '_t: Date.now()',
        replace: 't: Date.now()',
        proof: 'packages/api-client/src/hooks/addTimestamp.test.ts',
      },
      {
        file: 'packages/api-client/src/createClient.ts',
        find: 'TIMEOUT_MS = 500_000',
        replace: 'TIMEOUT_MS = 50_000',
        proof: 'packages/api-client/src/createClient.network.test.ts',
      },
    ],
  },
  {
    id: 'API-02',
    claim: 'SMS signature',
    places: ['packages/api-client/src/hooks/signSms.ts'],
    proofs: ['packages/api-client/src/hooks/signSms.test.ts'],
    sabotage: [
      {
        file: 'packages/api-client/src/hooks/signSms.ts',
        find: ".join('&') + accessKey",
        replace: ".join('&')",
        proof: 'packages/api-client/src/hooks/signSms.test.ts',
      },
    ],
  },
  {
    id: 'API-03',
    claim: 'Success and paging numbers; ids above 2^53 keep every digit',
    places: [
      'packages/api-client/src/hooks/unwrapEnvelope.ts',
      'packages/api-client/src/errors/serverCodes.ts',
      'packages/api-client/src/entities/parseJson.ts',
    ],
    proofs: [
      'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      'packages/api-client/src/entities/site/parseSite.test.ts',
      'packages/api-client/src/entities/parseJson.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/errors/serverCodes.ts',
        find: "[1, { meaning: 'success' }]",
        replace: "[2, { meaning: 'success' }]",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/parseJson.ts',
        find: 'isUnsafeInteger(token) ?',
        replace: '!token ?',
        proof: 'packages/api-client/src/entities/parseJson.test.ts',
      },
    ],
  },
  {
    id: 'API-04',
    claim: 'The fields of codes and messages',
    places: ['packages/api-client/src/hooks/unwrapEnvelope.ts'],
    proofs: [
      'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/hooks/unwrapEnvelope.ts',
        find: "['code', 'status', 'msgCode', 'errorCode']",
        replace: "['code', 'msgCode', 'status', 'errorCode']",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/unwrapEnvelope.ts',
        find: "['msg', 'errorMsg', 'message', 'errorMessage']",
        replace: "['msg', 'errorMsg', 'message']",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
    ],
  },
  {
    id: 'API-05',
    claim: 'Every call of the specifications in one catalogue, paths of ours marked, remap by id',
    places: ['packages/api-client/src/catalogue.ts'],
    proofs: [
      'packages/api-client/src/catalogue.test.ts',
      'packages/api-client/src/createClient.test.ts',
      'tests/architecture.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/createClient.ts',
        find: 'remap[endpoint.id] ?? endpoint.path',
        replace: 'endpoint.path',
        proof: 'packages/api-client/src/createClient.test.ts',
      },
    ],
  },
  {
    id: 'API-06',
    claim:
      'JSON in a string is parsed at the edge, also twice; every endpoint reads the same from a server that writes ids, numbers, times and gaps otherwise',
    places: ['packages/api-client/src/entities/read.ts'],
    proofs: ['packages/api-client/src/entities/read.test.ts', 'tests/dialect.test.ts'],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/read.ts',
        find: 'parseJson(inner) : inner',
        replace: 'inner : inner',
        proof: 'packages/api-client/src/entities/read.test.ts',
      },
    ],
  },
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
    ],
  },
];
