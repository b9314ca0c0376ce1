import ky, { isNetworkError, type Options } from 'ky';
import type { CallOptions, Client, ClientOptions } from './Client.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors/ApiError.ts';
import { MalformedError } from './errors/MalformedError.ts';
import { SIGN_IN_MESSAGE } from './errors/messages.ts';
import { fillPath } from './fillPath.ts';
import { addHeaders } from './hooks/addHeaders.ts';
import { addTimestamp } from './hooks/addTimestamp.ts';
import { classifyError } from './hooks/classifyError.ts';
import { createServerClock } from './hooks/createServerClock.ts';
import { refuseStatus } from './hooks/refuseStatus.ts';
import { removeNulls } from './hooks/removeNulls.ts';
import { signSms } from './hooks/signSms.ts';
import { unwrapEnvelope } from './hooks/unwrapEnvelope.ts';

/** The specification's ceiling. */
const TIMEOUT_MS = 500_000;
const ABSOLUTE = /^https?:\/\//i;

/** A reading call may be repeated when the network failed; a writing one never, its caller decides. */
const RETRY: Options['retry'] = {
  limit: 2,
  methods: ['get'],
  shouldRetry: ({ error }) => isNetworkError(error) || error instanceof TypeError,
};

/** A promise that rejects when the call is given up, even where a fetch does not listen to its signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The call was given up.')), { once: true });
  });
}

/** Data that a parser stumbles over cannot be read, whatever the parser threw. */
function parseData<Result>({ parse }: Pick<Endpoint<never, Result>, 'parse'>, data: unknown): Result {
  try {
    return parse(data);
  } catch (cause) {
    throw cause instanceof MalformedError ? cause : new MalformedError('The parser failed.', { cause });
  }
}

/** Makes a client. It throws and does nothing else: toasts, navigation and storage are its callers'. */
export function createClient({ fetch, session, config = {}, remap = {} }: ClientOptions): Client {
  const { baseUrl = '/api', accessKey } = config;
  const clock = createServerClock();
  const inFlight = new Set<AbortController>();
  const api = ky.create({
    ...(fetch && { fetch }),
    prefix: baseUrl,
    retry: RETRY,
    // Another host never gets our headers by a redirect, and no answer of ours is one.
    redirect: 'error',
    timeout: false,
    throwHttpErrors: false,
    hooks: {
      init: [removeNulls, addTimestamp],
      beforeRequest: [addHeaders(session, config, baseUrl)],
      afterResponse: [clock.measure, refuseStatus],
    },
  });

  async function send(
    endpoint: Endpoint<never, unknown>,
    payload: object,
    { token, ...options }: Options & { token?: string | undefined },
  ): Promise<unknown> {
    const asWho = token ? [addHeaders(() => ({ ...session(), token }), config, baseUrl)] : [];
    const { path, rest } = fillPath(remap[endpoint.id] ?? endpoint.path, payload);
    const answer = api(ABSOLUTE.test(path) ? new URL(path) : path, {
      ...options,
      method: endpoint.method,
      parseJson: (body) => unwrapEnvelope(body, endpoint),
      ...(endpoint.method === 'GET'
        ? { searchParams: rest as Record<string, string> }
        : { json: rest, retry: 0 }),
      hooks: {
        beforeRequest: [...asWho, ...(endpoint.isSigned && accessKey ? [signSms(accessKey, baseUrl)] : [])],
      },
    });
    if (!endpoint.isBlob) return answer.json();
    const file = await answer.blob();
    // A refusal comes as an envelope where a file was asked for.
    if (file.type.includes('json')) unwrapEnvelope(await file.text(), endpoint);
    if (file.type.includes('json') || file.size === 0) throw new MalformedError('The answer is no file.');
    return file;
  }

  async function call<Args, Result>(
    endpoint: Endpoint<Args, Result>,
    args: Args,
    { signal, isKeepalive = false, timeout = TIMEOUT_MS, token }: CallOptions = {},
  ): Promise<Result> {
    const { id } = endpoint;
    const controller = new AbortController();
    const abort = () => controller.abort();
    inFlight.add(controller);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      if (signal?.aborted) abort();
      controller.signal.throwIfAborted();
      if (endpoint.needsToken && !(token ?? session().token)) {
        throw new ApiError({ kind: 'session-expired', userMessage: SIGN_IN_MESSAGE, endpointId: id });
      }
      const options = { signal: controller.signal, keepalive: isKeepalive, totalTimeout: timeout, token };
      const sent = send(endpoint, endpoint.toPayload(args), options);
      return parseData(endpoint, await Promise.race([sent, whenAborted(controller.signal)]));
    } catch (error) {
      throw classifyError(error, id, controller.signal.aborted);
    } finally {
      inFlight.delete(controller);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    call,
    cancelAll: () => {
      for (const controller of inFlight) controller.abort();
    },
    serverClockOffset: clock.offset,
  };
}
