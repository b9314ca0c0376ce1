import type { Endpoint } from '../endpoint.ts';
import { createRecordingClient } from './createRecordingClient.ts';

/** A request without its timestamp `_t`. */
interface CapturedRequest {
  line: string;
  payload: unknown;
}

/** The request that a call sends: method and path, and the query or body. */
export async function captureRequest<Args>(
  endpoint: Endpoint<Args, unknown>,
  args: Args,
): Promise<CapturedRequest> {
  const { client, requests } = createRecordingClient(Response.json({ code: 0, data: null }));
  // Most parsers reject `null`; only the request matters here.
  await client.call(endpoint, args).catch(() => undefined);
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent.');
  const { pathname, searchParams } = new URL(request.url);
  const { _t, ...query } = Object.fromEntries(searchParams);
  return {
    line: `${request.method} ${pathname.replace('/api', '')}`,
    payload: request.method === 'GET' ? query : await request.json(),
  };
}
