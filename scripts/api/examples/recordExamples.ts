import { catalogue, type ClientSession, createClient, type Endpoint } from '@cloud-school/api-client';
import { callExamples, createSandbox, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import { callAccount } from './callAccount.ts';
import type { Caller } from './Caller.ts';
import { callExam } from './callExam.ts';
import { callSite } from './callSite.ts';
import { callStudy } from './callStudy.ts';

/** A call of the catalogue as the sandbox answered it. */
export interface Example {
  endpoint: Endpoint<never, unknown>;
  /** What the caller gives. */
  args: unknown;
  /** With null where a field is left out, because it may be missing. */
  payload: Record<string, unknown>;
  /** `data` of the envelope; undefined for a file. */
  answer: unknown;
}

const NOW = Date.parse('2026-11-21T10:40:00+08:00');

/**
 * Makes every call of the catalogue at the sandbox: the examples of its routes, and what needs calls before it. Of several calls of an endpoint the one with the longest answer counts.
 */
export async function recordExamples(): Promise<Map<string, Example>> {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const session: ClientSession = { tenantId: '10001', schoolId: '70102', token: null };
  const examples = new Map<string, Example>();
  let answer: unknown;
  const client = createClient({
    fetch: async (...request) => {
      const response = await sandbox.fetch(...request);
      const isJson = response.headers.get('content-type')?.includes('json');
      answer = isJson ? ((await response.clone().json()) as { data: unknown }).data : undefined;
      return response;
    },
    session: () => session,
    config: { baseUrl: 'http://yunfan.localhost/api', accessKey: SANDBOX_ACCESS_KEY },
  });
  const call: Caller['call'] = async (endpoint, args, options) => {
    const result = await client.call(endpoint, args, options);
    const payload = withFixedValues(endpoint.toPayload(args)) as Record<string, unknown>;
    const example = { endpoint, args: withFixedValues(args), payload, answer: withFixedValues(answer) };
    const before = examples.get(endpoint.id);
    if (!before || JSON.stringify(before.answer ?? '').length < JSON.stringify(answer ?? '').length)
      examples.set(endpoint.id, example);
    return result;
  };
  const caller = { call, sandbox, session };
  await callAccount(caller);
  await callExamples(call);
  await callSite(caller);
  await callStudy(caller);
  await callExam(caller);
  const missing = catalogue.filter(({ id }) => !examples.has(id)).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(`Without an example: ${missing.join(', ')}. Give their routes in the sandbox one.`);
  return examples;
}

/** Values that differ between two runs or two time zones, with the fixed values that replace them in the documents. */
const FIXED: [pattern: RegExp, value: string][] = [
  [/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g, '2026-11-21 13:05:09'],
  [/\b\d{4}-\d\d-\d\d\b/g, '2026-11-21'],
  // Random ids, such as 'log-4f2a90c1b7de', and tokens.
  [/(?<=^|[-=])[\da-f]{12,}(?=$|&)/g, '4f2a90c1b7de'],
];
/** Fields with the code of an SMS or of a picture. */
const SENT_CODES = /^(code|captchaCode)$/;
const FIXED_TIME = Date.parse('2026-11-21T13:05:09+08:00');
/** A number as large as this is a time in milliseconds. */
const FIRST_TIME = 1e12;

/** A copy in which times and random ids are always the same, so that the documents change with the code alone. */
function withFixedValues(value: unknown): unknown {
  if (typeof value === 'string')
    return FIXED.reduce((text, [pattern, fixed]) => text.replaceAll(pattern, fixed), value);
  if (typeof value === 'number') return value >= FIRST_TIME ? FIXED_TIME : value;
  if (Array.isArray(value)) return value.map(withFixedValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SENT_CODES.test(name) && typeof field === 'string' && /^\d{4,6}$/.test(field)
        ? '123456'
        : withFixedValues(field),
    ]),
  );
}
