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
    edits: [
      {
        in: 'packages/api-client/src/hooks/addHeaders.ts',
        symbol: 'addHeaders',
        change: 'if (!isOwnHost(request, baseUrl)) return;',
        to: '',
        proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
      },
    ],
    mutants: true,
  },
  {
    id: 'API-02',
    claim: 'SMS signature',
    places: ['packages/api-client/src/hooks/signSms.ts'],
    proofs: ['packages/api-client/src/hooks/signSms.test.ts'],
    edits: [
      {
        in: 'packages/api-client/src/hooks/signSms.ts',
        symbol: 'textToSign',
        change: ".join('&') + accessKey",
        to: ".join('&')",
        proof: 'packages/api-client/src/hooks/signSms.test.ts',
      },
    ],
    mutants: true,
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
    edits: [
      {
        in: 'packages/api-client/src/entities/parseJson.ts',
        symbol: 'parseJson',
        change: 'isUnsafeInteger(token) ?',
        to: '!token ?',
        proof: 'packages/api-client/src/entities/parseJson.test.ts',
      },
    ],
    mutants: true,
  },
  {
    id: 'API-04',
    claim: 'The fields of codes and messages',
    places: ['packages/api-client/src/hooks/unwrapEnvelope.ts'],
    proofs: [
      'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      'packages/pages/src/platform/portal/withErrorPolicy.test.ts',
    ],
    edits: [
      {
        in: 'packages/api-client/src/hooks/unwrapEnvelope.ts',
        symbol: 'MESSAGE_FIELDS',
        change: "['msg', 'errorMsg', 'message', 'errorMessage']",
        to: "['msg', 'errorMsg', 'message']",
        proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      },
    ],
    mutants: true,
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
    edits: [
      {
        in: 'packages/api-client/src/createClient.ts',
        symbol: 'createClient',
        change: 'remap[endpoint.id] ?? endpoint.path',
        to: 'endpoint.path',
        proof: 'packages/api-client/src/createClient.test.ts',
      },
    ],
  },
  {
    id: 'API-06',
    claim:
      'JSON in a string is parsed at the edge, also twice; every endpoint reads the same from a server that writes ids, numbers, times and gaps otherwise; an address keeps every character',
    places: [
      'packages/api-client/src/entities/read.ts',
      'packages/api-client/src/entities/dateTime.ts',
      'packages/domain/src/toWebAddress.ts',
    ],
    proofs: [
      'packages/api-client/src/entities/read.test.ts',
      'packages/api-client/src/entities/dateTime.test.ts',
      'packages/domain/src/toWebAddress.test.ts',
      'tests/wireVariants.test.ts',
    ],
    edits: [
      {
        in: 'packages/api-client/src/entities/read.ts',
        symbol: 'jsonValue',
        change: 'parseJson(inner) : inner',
        to: 'inner : inner',
        proof: 'packages/api-client/src/entities/read.test.ts',
      },
    ],
  },
];
