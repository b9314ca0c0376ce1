import type { COMMON_HEADERS } from '@cloud-school/api-client';
import type { Example } from './examples/recordExamples.ts';
import { inferAnswer, inferPayload, type Schema } from './inferSchema.ts';
import { nameEntities, type NamedSchemas } from './nameEntities.ts';
import { readEntities } from './readEntities.ts';

/** Calls that share a method and a path are one operation of OpenAPI: `home.banners` and `home.studentBanners`. */
type Operation = [Example, ...Example[]];

/** Those that depend on the visit; `token` and `Authorization` are security schemes. */
const HEADERS: Record<
  Exclude<(typeof COMMON_HEADERS)[number], 'token' | 'Authorization' | 'platformType'>,
  string
> = {
  tenantId: 'The school that the host name belongs to; missing before it is known.',
  schoolId: 'The business school, where the page has one.',
  gray_version: 'Label of a gray release, where the host configures one.',
  applicationId: 'Where the host configures one.',
};

const platformType = {
  name: 'platformType',
  in: 'header',
  schema: { type: 'string', enum: ['SZYX'], default: 'SZYX' },
  description: 'Sent with every call.',
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

function merge(schemas: Schema[]): Schema | { anyOf: Schema[] } | undefined {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? different[0] : { anyOf: different };
}

/** A payload as it is sent: what is null in the example is left out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(given.map(([name, field]) => [name, withoutNulls(field)]));
}

const schemaOfAnswer = ({ endpoint, answer }: Example): Schema => inferAnswer(endpoint.parse, answer);

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

function toAnswer(operation: Operation, { refer }: NamedSchemas): object {
  if (operation[0].endpoint.isBlob)
    return {
      description: 'A picture.',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    };
  const data = merge(operation.map((each) => refer(each.endpoint.id, schemaOfAnswer(each))));
  const schema = { allOf: [{ $ref: '#/components/schemas/Envelope' }, { properties: { data } }] };
  return {
    description: 'The envelope; a refusal has another code.',
    content: { 'application/json': { schema } },
  };
}

/** The first clause of a sentence, without the ids of its requirements. */
const toSummary = (sentence: string): string =>
  (sentence.split(/[.;:] | \([A-Z]+-\d/)[0] ?? '').replace(/\.$/, '');

function toOperation(
  operation: Operation,
  sentences: ReadonlyMap<string, string>,
  named: NamedSchemas,
): object {
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
            example: withoutNulls(operation[0].payload),
          },
        },
      },
    }),
    responses: { 200: toAnswer(operation, named), '4XX': { $ref: '#/components/responses/Failure' } },
    // A call without a token may carry one: whoever is signed in sends it everywhere.
    security: operation.every((each) => each.endpoint.needsToken)
      ? [{ token: [] }, { token: [], client: [] }]
      : [{}, { client: [] }, { token: [] }, { token: [], client: [] }],
  };
}

/** The catalogue as an OpenAPI 3.1 document: what the portal sends, and of each answer what it reads. */
export function toOpenApi(examples: Iterable<Example>, sentences: ReadonlyMap<string, string>): object {
  const paths: Record<string, object> = {};
  const answers = [...examples].filter(({ endpoint }) => !endpoint.isBlob);
  const named = nameEntities(
    answers.map((example) => ({ id: example.endpoint.id, schema: schemaOfAnswer(example) })),
    readEntities(),
  );
  for (const operation of groupByOperation(examples)) {
    const { method, path } = operation[0].endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(operation, sentences, named) };
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
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Written by `pnpm write` from packages/api-client; docs/api.md says the same for reading.',
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
        ...named.schemas,
      },
      responses: {
        Failure: {
          description: 'The call has failed, whatever the body holds: its block shows 系统繁忙 with a retry.',
        },
      },
      parameters: {
        platformType,
        ...Object.fromEntries(headers),
        _t: {
          name: '_t',
          in: 'query',
          schema: { type: 'integer' },
          description: 'Milliseconds, so that no cache answers. Sent with every GET.',
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
