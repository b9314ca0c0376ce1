import type { Client, ClientOptions } from '../Client.ts';
import { createClient } from '../createClient.ts';

type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

/** One answer after the other, the last one for good; every request is kept. */
export function recordingFetch(...answers: [Answer, ...Answer[]]): {
  fetch: typeof fetch;
  requests: Request[];
} {
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = answers[requests.length] ?? answers.at(-1);
      requests.push(request.clone());
      if (typeof answer === 'function') return answer(request);
      if (answer instanceof Error) throw answer;
      return answer?.clone() ?? Response.error();
    },
  };
}

/** An envelope around `data`, as every good answer has it. */
export function envelope(data: unknown = null, more: object = {}): Response {
  return Response.json({ code: 0, data, msg: 'ok', isSuccess: true, ...more });
}

export const BASE_URL = 'http://yunfan.localhost/api';

/** A client whose server answers as told, with everything it sent. */
export function recordingClient(
  answers: Answer | [Answer, ...Answer[]],
  { config, session, remap }: Partial<ClientOptions> = {},
): { client: Client; requests: Request[] } {
  const recording = Array.isArray(answers) ? recordingFetch(...answers) : recordingFetch(answers);
  const client = createClient({
    fetch: recording.fetch,
    session: session ?? (() => ({ tenantId: '1001', schoolId: '2001', token: 'token-1' })),
    config: { baseUrl: BASE_URL, ...config },
    remap,
  });
  return { client, requests: recording.requests };
}

/** The error a call ends with; fails when it ends well. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call was expected to fail.');
}
