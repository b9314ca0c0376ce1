import { createClient, getPaper } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { toErrorKind } from './toErrorKind.ts';

/** The kind of a call that a server answers so. */
async function kindOf(answer: () => Response | Promise<Response>) {
  const session = () => ({ tenantId: '1', schoolId: '2', token: 'token' });
  const client = createClient({
    fetch: async () => answer(),
    session,
    config: { baseUrl: 'http://school/api' },
  });
  return client.call(getPaper, { workId: 'w' }).catch(toErrorKind);
}

test.each([400, 413, 414, 415, 422, 431])('status %i refuses this request', async (status) => {
  expect(await kindOf(() => new Response('<html>', { status }))).toBe('rejected');
});

test.each([401, 408, 425, 429])('status %i says nothing of the request', async (status) => {
  expect(await kindOf(() => new Response('', { status }))).toBe('unavailable');
});

test.each([403, 404, 405, 500, 502, 503, 504])(
  'status %i is an answer that cannot be read',
  async (status) => {
    expect(await kindOf(() => new Response('', { status }))).toBe('malformed');
  },
);

test('other failures keep their kind', async () => {
  expect(await kindOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('unavailable');
  expect(await kindOf(() => Response.json({ code: -1, msg: '未开放' }))).toBe('rejected');
  expect(await kindOf(() => new Response('not JSON'))).toBe('malformed');
  expect(toErrorKind(new Error('of the device'))).toBeNull();
});
