import {
  type CallOptions,
  type ClientSession,
  createClient,
  type Endpoint,
  isApiError,
} from '@cloud-school/api-client';
import type { Exchange } from './Exchange.ts';
import type { Target } from './Target.ts';

/** Milliseconds after which a call counts as unanswered: the portal names the failure after 10 s. */
const PATIENCE = 10_000;

/** The result of a call, or null, beside its exchange. */
interface Answer<Result> {
  result: Result | null;
  exchange: Exchange;
}

/** The portal's own client, which remembers each exchange and throws nothing. */
export interface Probe {
  session: ClientSession;
  exchanges: Exchange[];
  /** A call whose outcome the caller judges. */
  call: <Args, Result>(
    endpoint: Endpoint<Args, Result>,
    args: Args,
    options?: CallOptions,
  ) => Promise<Answer<Result>>;
  /** The result of an ordinary call, or null: the row of the call tells why. */
  read: <Args, Result>(endpoint: Endpoint<Args, Result>, args: Args) => Promise<Result | null>;
  /** A request that the portal's client would not send; `path` follows the server's address. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
}

export function createProbe(target: Target): Probe {
  const session: ClientSession = { tenantId: null, schoolId: null, token: null };
  const exchanges: Exchange[] = [];

  const call: Probe['call'] = async (endpoint, args, options = {}) => {
    let response: Exchange['response'] = null;
    // A client for each call, so that calls beside each other keep their responses apart.
    const client = createClient({
      session: () => session,
      config: { baseUrl: target.baseUrl, ...target.config },
      remap: target.remap,
      fetch: async (...request) => {
        const answer = await target.fetch(...request);
        const body = endpoint.isBlob ? '' : await answer.clone().text();
        response = { status: answer.status, headers: answer.headers, body };
        return answer;
      },
    });
    const exchange: Exchange = {
      endpoint,
      isOrdinary: false,
      response: null,
      result: undefined,
      error: null,
    };
    exchanges.push(exchange);
    try {
      const result = await client.call(endpoint, args, { timeout: PATIENCE, ...options });
      Object.assign(exchange, { response, result });
      return { result, exchange };
    } catch (error) {
      if (!isApiError(error)) throw error;
      Object.assign(exchange, { response, error });
      return { result: null, exchange };
    }
  };

  return {
    session,
    exchanges,
    call,
    read: async (endpoint, args) => {
      const { result, exchange } = await call(endpoint, args);
      exchange.isOrdinary = true;
      return result;
    },
    request: (path, init) => target.fetch(target.baseUrl + path, init),
  };
}
