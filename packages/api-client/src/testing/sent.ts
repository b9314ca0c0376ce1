import type { Endpoint } from '../endpoint.ts';
import { recordingClient } from './recordingFetch.ts';

/** A request as it went out, without its time stamp. */
interface Sent {
  line: string;
  payload: unknown;
}

/** What a call puts on the wire. */
export async function sent<Args>(endpoint: Endpoint<Args, unknown>, args: Args): Promise<Sent> {
  const { client, requests } = recordingClient(Response.json({ code: 0, data: null }));
  // Most results cannot be read from nothing; only the request counts here.
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
