import { catalogue, type ClientSession, createClient, type Endpoint } from '@cloud-school/api-client';
import { callExamples, createSandbox, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import { callAccount } from './callAccount.ts';
import type { Caller } from './Caller.ts';
import { callExam } from './callExam.ts';
import { callSite } from './callSite.ts';
import { callStudy } from './callStudy.ts';
import { withFixedValues } from './withFixedValues.ts';

/** A call of the catalogue as the sandbox answered it. */
export interface Example {
  endpoint: Endpoint<never, unknown>;
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
    const example = { endpoint, payload, answer: withFixedValues(answer) };
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
