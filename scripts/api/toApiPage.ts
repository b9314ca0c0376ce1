import * as apiClient from '@cloud-school/api-client';
import type { Example } from './examples/recordExamples.ts';
import { inferAnswer, type Schema } from './inferSchema.ts';

/** Items of a list that an example shows. */
const SHOWN_ITEMS = 1;
/** Letters of a text that an example shows. */
const SHOWN_LETTERS = 60;

/** '0, 1 and 200' */
const listCodes = (meaning: 'success' | 'session-expired') =>
  new Intl.ListFormat('en-GB').format(
    [...apiClient.SERVER_CODES].filter(([, row]) => row.meaning === meaning).map(([code]) => String(code)),
  );

const INTRODUCTION = `# What the portal calls

Written by \`pnpm write\` from the catalogue of \`packages/api-client\` and the answers of the sandbox; \`docs/openapi.json\`
says the same for tools (OpenAPI 3.1). What a server must keep is in \`docs/how-to/back-end.md\`.
[中文](api.zh-CN.md)

## Conventions

- Beside the path is the call's name in \`@cloud-school/api-client\`, as in \`useLoadable(pageNotices, { current: 1, size: 10 })\`. It takes the
  arguments and sends the payload. Its result is of a TypeScript type with names of its own: the \`records\` of a page are its \`items\`.
- Paths follow \`/api\` on the host of the page (\`API_BASE\` changes that). A GET has its payload and \`_t\` in the query, a POST
  has JSON. A field without a value is left out.
- Every call has the headers \`platformType: SZYX\`, \`tenantId\` and \`schoolId\` once they are known, \`token\` of whoever is signed in,
  and, where the host configures them, \`applicationId\`, \`gray_version\` and \`Authorization: Basic …\`.
- The status is 200, otherwise the call has failed. The body is \`{ "code", "msg", "data", "isSuccess" }\`: ${listCodes('success')} are a
  success; ${listCodes('session-expired')} end the session; any other code is a refusal whose \`msg\` the person sees. The code may also
  stand in \`status\`, \`msgCode\` or \`errorCode\`, the message in \`errorMsg\`, \`message\` or \`errorMessage\`. **needs isSuccess**: \`isSuccess: false\`
  refuses the call, whatever the code.
- Numbers may come as text and ids as numbers; a code as 1, "1" or \`{ "code": 1, "desc": "…" }\`; a list as JSON in a string, or
  as \`{ "records": [] }\`. Times are \`yyyy-MM-dd HH:mm:ss\` in China, or milliseconds.
- An answer's other fields are ignored. **Required** are those without which the answer, or the item of a list, is left out;
  **also read** are those that the example lacks.
- **path is ours**: the specification shows no path, so we chose one. Every path can be another one, by the id of the call and
  with \`{name}\` filled from the payload: \`mountPortal(brand, { remap: { 'notice.page': '/v2/notices' } })\`.
- **Idempotency-Key**: a copy of the request with the same key, or for the same attempt, has no second effect. Each call
  that creates something has a key, and a retry after an unknown outcome repeats it.
- **traceparent** ([W3C](https://www.w3.org/TR/trace-context/)): to the page's own origin alone, the id of the call. Whoever logs it
  finds the call that a report of a device names; nothing has to be answered.
`;

const unnamed = apiClient.COMMON_HEADERS.filter((name) => !INTRODUCTION.includes(`\`${name}`));
if (unnamed.length > 0)
  throw new Error(`scripts/api/toApiPage.ts does not name the header ${unnamed.join()}.`);

/** The names of the package's exports, by what they are. */
const EXPORT_NAMES = new Map<unknown, string>(
  Object.entries(apiClient).map(([name, value]) => [value, name]),
);

/** An example that fits on the page: lists and texts are cut. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > SHOWN_LETTERS ? `${Array.from(value).slice(0, SHOWN_LETTERS).join('')}…` : value;
  if (Array.isArray(value)) return value.slice(0, SHOWN_ITEMS).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field)]));
}

const withoutNulls = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null));

/** The places in a schema that fit, such as `records.*.id`. */
function findPaths(
  { properties = {}, required = [], items }: Schema,
  fits: (schema: Schema, isRequired: boolean) => boolean,
  path = '',
): string[] {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    ...(fits(schema, required.includes(name)) ? [at(name)] : []),
    ...findPaths(schema, fits, at(name)),
  ]);
  return [...own, ...(items ? findPaths(items, fits, at('*')) : [])];
}

const toCodes = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

function describeAnswer({ endpoint, answer }: Example): string[] {
  if (endpoint.isBlob) return ['Answer: a picture.'];
  const schema = inferAnswer(endpoint.parse, answer);
  if (answer === null || answer === undefined) return ['Answer: the code alone counts.'];
  const required = findPaths(schema, (_, isRequired) => isRequired);
  const unknown = findPaths(schema, ({ type }) => type === undefined);
  return [
    `Answer: \`${JSON.stringify(shorten(answer))}\``,
    ...(required.length > 0 ? [`Required: ${toCodes(required)}.`] : []),
    ...(unknown.length > 0 ? [`Also read: ${toCodes(unknown)}.`] : []),
  ];
}

/** What the caller gives and what is sent: one line where both are the same. */
function describeRequest({ args, payload }: Example): string[] {
  const [given, sent] = [args ?? {}, withoutNulls(payload)].map((value) => JSON.stringify(shorten(value)));
  if (given === sent) return [`Arguments, sent as they are: \`${sent}\``];
  return [`Arguments: ${given === '{}' ? 'none.' : `\`${given}\``}`, `Payload: \`${sent}\``];
}

function describeCall(example: Example, sentence: string): string {
  const { endpoint, payload } = example;
  const marks = [
    endpoint.needsToken && 'needs a token',
    endpoint.isPathOurs && 'path is ours',
    endpoint.needsSuccess && 'needs isSuccess',
    endpoint.isSigned && 'signed (header `signature`: MD5 of the sorted query and the access key)',
    (endpoint.toIdempotencyKey || endpoint.isCreation) && 'Idempotency-Key',
  ].filter(Boolean);
  const optional = Object.entries(payload).flatMap(([name, value]) => (value === null ? [name] : []));
  const lines = [
    sentence,
    ...(marks.length > 0 ? [`**${marks.join(' · ')}**`] : []),
    ...describeRequest(example),
    ...(optional.length > 0 ? [`Sometimes: ${toCodes(optional)}.`] : []),
    ...describeAnswer(example),
  ];
  return `### ${endpoint.id}\n\n\`${endpoint.method} ${endpoint.path}\` · \`${EXPORT_NAMES.get(endpoint)}\`\n\n${lines.join('\n\n')}\n`;
}

/** The page of every call, in the order of the ids. */
export function toApiPage(
  examples: ReadonlyMap<string, Example>,
  sentences: ReadonlyMap<string, string>,
): string {
  const ids = [...examples.keys()].toSorted();
  const ours = [...examples.values()].filter(({ endpoint }) => endpoint.isPathOurs).length;
  const sections = Map.groupBy(ids, (id) => id.split('.')[0] ?? '');
  const bodies = [...sections].map(([resource, own]) => {
    const calls = own.flatMap((id) => {
      const example = examples.get(id);
      return example ? [describeCall(example, sentences.get(id) ?? '')] : [];
    });
    return `## ${resource}\n\n${calls.join('\n')}`;
  });
  return [INTRODUCTION, `${ids.length} calls, of which ${ours} have a path of ours.\n`, ...bodies].join('\n');
}
