import type { ClaimRow } from '../Claim.ts';

export const clientClaims: ClaimRow[] = [
  {
    id: 'API-01',
    claim: 'Base, timeout, headers, null removal',
    places: ['packages/api-client/src/createClient.ts'],
    edit: {
      in: 'packages/api-client/src/hooks/addHeaders.ts',
      change: 'if (!isOwnHost(request, baseUrl)) return;',
      to: '',
      proof: 'packages/api-client/src/hooks/addHeaders.test.ts',
    },
    proofs: [
      'packages/api-client/src/hooks/addTimestamp.test.ts',
      'packages/api-client/src/hooks/removeNulls.test.ts',
      'packages/api-client/src/createClient.test.ts',
      'packages/api-client/src/createClient.network.test.ts',
      'tests/journeys/site-entry.spec.ts',
    ],
    mutants: true,
  },
  {
    id: 'API-02',
    claim: 'SMS signature',
    places: ['packages/api-client/src/hooks/signSms.ts'],
    edit: {
      symbol: 'textToSign',
      change: ".join('&') + accessKey",
      to: ".join('&')",
      proof: 'packages/api-client/src/hooks/signSms.test.ts',
    },
    mutants: true,
  },
  {
    id: 'API-03',
    claim: 'Success and paging numbers; ids above 2^53 keep every digit',
    places: [
      'packages/api-client/src/hooks/unwrapEnvelope.ts',
      'packages/api-client/src/errors/serverCodes.ts',
    ],
    edit: {
      in: 'packages/api-client/src/entities/parseJson.ts',
      change: 'isUnsafeInteger(token) ?',
      to: '!token ?',
      proof: 'packages/api-client/src/entities/parseJson.test.ts',
    },
    proofs: [
      'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
      'packages/api-client/src/entities/site/parseSite.test.ts',
    ],
    mutants: true,
  },
  {
    id: 'API-04',
    claim: 'The fields of codes and messages',
    places: ['packages/api-client/src/hooks/unwrapEnvelope.ts'],
    edit: {
      symbol: 'MESSAGE_FIELDS',
      change: "['msg', 'errorMsg', 'message', 'errorMessage']",
      to: "['msg', 'errorMsg', 'message']",
      proof: 'packages/api-client/src/hooks/unwrapEnvelope.test.ts',
    },
    proofs: ['packages/pages/src/platform/portal/withErrorPolicy.test.ts'],
    mutants: true,
  },
  {
    id: 'API-05',
    claim: 'Every call of the specifications in one catalogue, paths of ours marked, remap by id',
    places: ['packages/api-client/src/catalogue.ts'],
    edit: {
      in: 'packages/api-client/src/createClient.ts',
      change: 'remap[endpoint.id] ?? endpoint.path',
      to: 'endpoint.path',
      proof: 'packages/api-client/src/createClient.test.ts',
    },
    proofs: ['packages/api-client/src/catalogue.test.ts', 'tests/architecture.test.ts'],
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
    edit: {
      symbol: 'jsonValue',
      change: 'parseJson(inner) : inner',
      to: 'inner : inner',
      proof: 'packages/api-client/src/entities/read.test.ts',
    },
    proofs: [
      'packages/api-client/src/entities/dateTime.test.ts',
      'packages/domain/src/toWebAddress.test.ts',
      'tests/wireVariants.test.ts',
    ],
  },
];
