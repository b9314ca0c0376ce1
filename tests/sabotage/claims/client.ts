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
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: 'Basic ',
        replace: 'Bearer ',
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: `      tenantId,
      schoolId,
      token,`,
        replace: `      schoolId,
      token,`,
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: `      schoolId,
      token,
      gray`,
        replace: `      token,
      gray`,
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: `      token,
      gray`,
        replace: '      gray',
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: 'gray_version: config.grayVersion',
        replace: 'grayVersion: config.grayVersion',
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addHeaders.ts',
        find: `      applicationId: config.applicationId,
`,
        replace: '',
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
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
      {
        file: 'packages/api-client/src/hooks/signSms.ts',
        find: '[...query].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))',
        replace: '[...query]',
        proof: 'packages/api-client/src/hooks/signSms.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/signSms.ts',
        find: "'signature'",
        replace: "'sign'",
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
      {
        file: 'packages/api-client/src/errors/serverCodes.ts',
        find: "[0, { meaning: 'success' }]",
        replace: "[2, { meaning: 'success' }]",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/api-client/src/errors/serverCodes.ts',
        find: "[200, { meaning: 'success' }]",
        replace: "[201, { meaning: 'success' }]",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
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
      {
        file: 'packages/api-client/src/errors/messages.ts',
        find: "'系统繁忙'",
        replace: "'网络错误'",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
      {
        file: 'packages/pages/src/platform/portal/withErrorPolicy.ts',
        find: "error.kind !== 'cancelled' && !isQuiet",
        replace: 'false',
        proof: 'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
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
];
