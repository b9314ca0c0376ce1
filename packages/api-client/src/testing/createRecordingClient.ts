import type { Client, ClientOptions } from '../Client.ts';
import { createClient } from '../createClient.ts';

type FakeResponse = Response | Error | ((request: Request) => Response | Promise<Response>);

/** A fetch that returns the given responses in order, then the last one again and again, and records each request. */
export function createRecordingFetch(...responses: [FakeResponse, ...FakeResponse[]]): {
  fetch: typeof fetch;
  requests: Request[];
} {
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = responses[requests.length] ?? responses.at(-1);
      requests.push(request.clone());
      if (typeof response === 'function') return response(request);
      if (response instanceof Error) throw response;
      return response?.clone() ?? Response.error();
    },
  };
}

/** A successful response with `data` in its envelope. */
export function envelope(data: unknown = null, more: object = {}): Response {
  return Response.json({ code: 0, data, msg: 'ok', isSuccess: true, ...more });
}

export const BASE_URL = 'http://yunfan.localhost/api';

/** A client whose server returns the given responses, with the requests that it sent. */
export function createRecordingClient(
  responses: FakeResponse | [FakeResponse, ...FakeResponse[]],
  { config, session, remap }: Partial<ClientOptions> = {},
): { client: Client; requests: Request[] } {
  const recording = Array.isArray(responses)
    ? createRecordingFetch(...responses)
    : createRecordingFetch(responses);
  const client = createClient({
    fetch: recording.fetch,
    session: session ?? (() => ({ tenantId: '1001', schoolId: '2001', token: 'token-1' })),
    config: { baseUrl: BASE_URL, ...config },
    remap,
  });
  return { client, requests: recording.requests };
}

/** The error that a call rejects with; throws when the call succeeds. */
export async function catchError(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call was expected to fail.');
}
