import type { Example } from './examples/recordExamples.ts';
import { inferAnswer, inferPayload, type Schema } from './inferSchema.ts';

/** Calls that share a method and a path are one operation of OpenAPI: `home.banners` and `home.studentBanners`. */
type Operation = [Example, ...Example[]];

const HEADERS: Record<string, string> = {
  tenantId: 'The school that the host name belongs to; missing before it is known.',
  schoolId: 'The business school, where the page has one.',
  gray_version: 'Label of a gray release, where the host configures one.',
  applicationId: 'Where the host configures one.',
};

const platformType = {
  name: 'platformType',
  in: 'header',
  required: true,
  schema: { const: 'SZYX' },
};

function groupByOperation(examples: Iterable<Example>): Operation[] {
  const operations = new Map<string, Operation>();
  for (const example of examples) {
    const key = `${example.endpoint.method} ${example.endpoint.path}`;
    const known = operations.get(key);
    if (known) known.push(example);
    else operations.set(key, [example]);
  }
  return [...operations.values()];
}

const merge = (schemas: Schema[]) => (schemas.length === 1 ? schemas[0] : { anyOf: schemas });

const schemaOfPayload = ({ payload }: Example) => inferPayload([payload]);

/** Fields of a GET's path and query; a field counts as required when each call of the operation sends it. */
function toFields(operation: Operation): object[] {
  const { path } = operation[0].endpoint;
  const schemas = operation.map(schemaOfPayload);
  const names = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: schemas.every(({ required = [] }) => required.includes(name)),
    schema: schemas.find(({ properties = {} }) => name in properties)?.properties?.[name] ?? {},
  }));
}

function toAnswer(operation: Operation): object {
  if (operation[0].endpoint.isBlob)
    return {
      description: 'A picture.',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    };
  const schemas = operation.map(({ endpoint, answer }) => inferAnswer(endpoint.parse, answer));
  const data = merge(schemas);
  const schema = { allOf: [{ $ref: '#/components/schemas/Envelope' }, { properties: { data } }] };
  return {
    description: 'The envelope; a refusal has another code.',
    content: { 'application/json': { schema } },
  };
}

/** The first clause of a sentence, without the ids of its requirements. */
const toSummary = (sentence: string): string =>
  (sentence.split(/[.;:] | \([A-Z]+-\d/)[0] ?? '').replace(/\.$/, '');

function toOperation(operation: Operation, sentences: ReadonlyMap<string, string>): object {
  const { endpoint } = operation[0];
  const isGet = endpoint.method === 'GET';
  const signed = {
    name: 'signature',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: 'MD5 of the query sorted by name, joined by &, and the access key (API-02).',
  };
  const idempotent = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: 'The same for every copy of one action, which must have one effect.',
  };
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: toSummary(sentences.get(endpoint.id) ?? ''),
    description: operation
      .map((each) => `${each.endpoint.id}: ${sentences.get(each.endpoint.id)}`)
      .join('\n\n'),
    'x-calls': operation.map((each) => each.endpoint.id),
    'x-path-is-ours': endpoint.isPathOurs ?? false,
    'x-needs-success': endpoint.needsSuccess ?? false,
    // Calls whose failure shows no toast.
    'x-quiet-calls': operation.flatMap((each) => (each.endpoint.isQuiet ? [each.endpoint.id] : [])),
    parameters: [
      { $ref: '#/components/parameters/platformType' },
      ...Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(isGet ? [{ $ref: '#/components/parameters/_t' }, ...toFields(operation)] : []),
      ...(endpoint.isSigned ? [signed] : []),
      ...(endpoint.toIdempotencyKey || endpoint.isCreation ? [idempotent] : []),
    ],
    ...(!isGet && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: merge(operation.map(schemaOfPayload)),
            example: operation[0].payload,
          },
        },
      },
    }),
    responses: { 200: toAnswer(operation) },
    // A call without a token may carry one: whoever is signed in sends it everywhere.
    security: operation.every((each) => each.endpoint.needsToken) ? [{ token: [] }] : [{}, { token: [] }],
  };
}

/** The catalogue as an OpenAPI 3.1 document: what the portal sends, and of each answer what it reads. */
export function toOpenApi(examples: Iterable<Example>, sentences: ReadonlyMap<string, string>): object {
  const paths: Record<string, object> = {};
  for (const operation of groupByOperation(examples)) {
    const { method, path } = operation[0].endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(operation, sentences) };
  }
  const headers = Object.entries(HEADERS).map(([name, description]) => [
    name,
    { name, in: 'header', schema: { type: 'string' }, description },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cloud School: what the portal calls',
      version: '1',
      description:
        'Written by `pnpm api:docs` from packages/api-client; docs/api.md says the same for reading.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        Envelope: {
          type: 'object',
          description: 'Every status but 200 is a failure, whatever the body holds.',
          properties: {
            code: {
              type: ['number', 'string'],
              description: '0 or 200 is a success, -1 an expired session; see docs/api.md.',
            },
            msg: { type: ['string', 'null'] },
            isSuccess: { type: ['boolean', 'null'] },
            data: {},
          },
          required: ['code'],
        },
      },
      parameters: {
        platformType,
        ...Object.fromEntries(headers),
        _t: {
          name: '_t',
          in: 'query',
          required: true,
          schema: { type: 'integer' },
          description: 'Milliseconds, so that no cache answers.',
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        client: {
          type: 'http',
          scheme: 'basic',
          description: 'CLIENT_ID and CLIENT_SECRET, where the host configures them.',
        },
      },
    },
  };
}
