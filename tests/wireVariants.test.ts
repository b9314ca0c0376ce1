import { createClient, type Endpoint } from '@cloud-school/api-client';
import { VARIATIONS, type Variation, restoreIds, writeVariant } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
import { recordExamples } from '../scripts/api/examples/recordExamples.ts';

/** Of `WIRE_SEEDS=1-50`, see `pnpm verify:release wire`; each variation alone is tried with the first of them. */
const [first = 1, last = 3] = (process.env.WIRE_SEEDS ?? '1-3').split('-').map(Number);
const MIXED_SEEDS = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const recorded = [...(await recordExamples()).values()].filter(({ endpoint }) => !endpoint.isBlob);

const toEnvelope = (data: unknown) => ({ code: 0, data: data ?? null, msg: 'ok', isSuccess: true });

/** What the client makes of a body, as text with the sandbox's own ids. */
async function readBody(
  { id, needsSuccess, parse }: Endpoint<never, unknown>,
  body: string,
): Promise<string> {
  const client = createClient({
    fetch: async () => new Response(body),
    session: () => ({ tenantId: null, schoolId: null, token: null }),
    config: { baseUrl: 'http://yunfan.localhost/api' },
  });
  const endpoint = { id, needsSuccess, parse, method: 'POST', path: '/any', toPayload: () => ({}) } as const;
  const result = await client.call(endpoint, undefined).catch((error: unknown) => String(error));
  // A result is a value, a record or a map by id.
  const text = JSON.stringify(result ?? null, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
  return restoreIds(text);
}

/** The answers, each with what the client makes of it. */
const examples = await Promise.all(
  recorded.map(async ({ endpoint, answer }) => {
    const envelope = toEnvelope(answer);
    return { endpoint, envelope, plain: await readBody(endpoint, JSON.stringify(envelope)) };
  }),
);

/** The endpoints that read something else from an answer with these variations, with the seed. */
async function findMisread(variations: readonly Variation[], seeds = [first]): Promise<string[]> {
  const misread = new Set<string>();
  for (const { endpoint, envelope, plain } of examples) {
    for (const seed of seeds) {
      const varied = await readBody(endpoint, writeVariant(endpoint, envelope, seed, variations));
      if (varied !== plain) misread.add(`${endpoint.id}, seed ${seed}`);
    }
  }
  return [...misread].toSorted();
}

test.each(VARIATIONS)('every endpoint understands %s', async (variation) => {
  expect(await findMisread([variation])).toEqual([]);
});

test('every endpoint understands all variations together', async () => {
  expect(await findMisread(VARIATIONS, MIXED_SEEDS)).toEqual([]);
});

/** Names of files as people write them. */
const FILE = /(\/media\/[\w/-]+)(\.\w+)/g;

test('every endpoint keeps the spaces, signs and Chinese of an address', async () => {
  const misread: string[] = [];
  for (const { endpoint, envelope, plain } of examples) {
    const named = JSON.stringify(envelope).replaceAll(FILE, '$1 第1章#a+100%$2');
    const read = await readBody(endpoint, named);
    // In a text the browser reads the address.
    const isText = /src=\\*["']\/media/;
    const expected = plain.replaceAll(FILE, '$1%20第1章%23a+100%25$2');
    const withTexts = read.replaceAll(
      new RegExp(`(?<=${isText.source}[^"'\\\\]*) 第1章#a\\+100%`, 'g'),
      '%20第1章%23a+100%25',
    );
    if (withTexts !== expected) misread.push(endpoint.id);
  }
  expect(misread).toEqual([]);
});
