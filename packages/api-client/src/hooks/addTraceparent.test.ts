import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../createClient.ts';
import { pageNews } from '../endpoints/site/news.ts';
import { isApiError } from '../errors/isApiError.ts';

const ORIGIN = 'https://yunfan.example.com';
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/;

afterEach(() => vi.unstubAllGlobals());

/** Calls an API that fails, from a page of an origin; what the call carried, and what the failure says. */
async function callFrom(pageOrigin: string | null, baseUrl: string) {
  if (pageOrigin) vi.stubGlobal('location', new URL(pageOrigin));
  const sent: (string | null)[] = [];
  const client = createClient({
    config: { baseUrl },
    session: () => ({ tenantId: '1', schoolId: null, token: null }),
    fetch: (input) => {
      sent.push(input instanceof Request ? input.headers.get('traceparent') : null);
      return Promise.resolve(new Response('', { status: 500 }));
    },
  });
  const call = () => client.call(pageNews, { current: 1, size: 4 }).catch((error: unknown) => error);
  const failures = [await call(), await call()];
  return { sent, ids: failures.map((error) => (isApiError(error) ? error.requestId : undefined)) };
}

test('each call carries an id of its own, which its failure names', async () => {
  const { sent, ids } = await callFrom(ORIGIN, `${ORIGIN}/api`);
  expect(sent.map((value) => TRACEPARENT.exec(value ?? '')?.[1])).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['an API of another origin, which would have to allow the header', ORIGIN],
  ['a process without a page', null],
])('%s gets none', async (_name, pageOrigin) => {
  const { sent, ids } = await callFrom(pageOrigin, 'https://api.example.com/api');
  expect({ sent, ids }).toEqual({ sent: [null, null], ids: [null, null] });
});
