import ky, { type BeforeRequestHook, isNetworkError, type Options } from 'ky';
import type { CallOptions, Client, ClientOptions } from './Client.ts';
import { createIdempotencyKey } from './createIdempotencyKey.ts';
import { createInFlight } from './createInFlight.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors/ApiError.ts';
import { MalformedError } from './errors/MalformedError.ts';
import { SIGN_IN_MESSAGE } from './errors/messages.ts';
import { fillPath } from './fillPath.ts';
import { addHeaders } from './hooks/addHeaders.ts';
import { addIdempotencyKey } from './hooks/addIdempotencyKey.ts';
import { addTimestamp } from './hooks/addTimestamp.ts';
import { addTraceparent } from './hooks/addTraceparent.ts';
import { classifyError } from './hooks/classifyError.ts';
import { refuseStatus } from './hooks/refuseStatus.ts';
import { removeNulls, toQuery } from './hooks/removeNulls.ts';
import { signSms } from './hooks/signSms.ts';
import { trackServerClock } from './hooks/trackServerClock.ts';
import { unwrapEnvelope } from './hooks/unwrapEnvelope.ts';
import { randomHex } from './randomHex.ts';

/** The specification's limit (API-01). */
const TIMEOUT_MS = 500_000;
const ABSOLUTE = /^https?:\/\//i;

/**
 * A GET is repeated when the network fails. A POST and a GET that changes something never are: their callers decide whether
 * they may run twice.
 */
const RETRY: Options['retry'] = {
  limit: 2,
  methods: ['get'],
  shouldRetry: ({ error }) => isNetworkError(error) || error instanceof TypeError,
};

/** Rejects when the call is cancelled, even where a fetch ignores its signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The call was cancelled.')), { once: true });
  });
}

/** Runs a parser; whatever it throws means that the data is malformed. */
function parseData<Result>({ parse }: Pick<Endpoint<never, Result>, 'parse'>, data: unknown): Result {
  try {
    return parse(data);
  } catch (cause) {
    throw cause instanceof MalformedError ? cause : new MalformedError('The parser failed.', { cause });
  }
}

/** Creates a client. A failed call throws and has no other effect: toasts, navigation and storage belong to the callers. */
export function createClient({ fetch, session, config = {}, remap = {} }: ClientOptions): Client {
  const { baseUrl = '/api', accessKey } = config;
  const serverClock = trackServerClock();
  const inFlight = createInFlight();
  const takeKeepalive = createKeepaliveBudget();
  const api = ky.create({
    ...(fetch && { fetch }),
    prefix: baseUrl,
    retry: RETRY,
    // A redirect could send our headers to another host; the API itself never redirects.
    redirect: 'error',
    timeout: false,
    throwHttpErrors: false,
    hooks: {
      init: [removeNulls, addTimestamp],
      beforeRequest: [addHeaders(session, config, baseUrl)],
      afterResponse: [serverClock.measure, refuseStatus],
    },
  });

  async function send(
    endpoint: Endpoint<never, unknown>,
    payload: object,
    {
      token,
      idempotencyKey,
      addTrace,
      ...options
    }: Options & {
      token?: string | undefined;
      idempotencyKey?: string | undefined;
      addTrace: BeforeRequestHook;
    },
  ): Promise<unknown> {
    const tokenHeaders = token ? [addHeaders(() => ({ ...session(), token }), config, baseUrl)] : [];
    const { path, rest } = fillPath(remap[endpoint.id] ?? endpoint.path, payload);
    const response = api(ABSOLUTE.test(path) ? new URL(path) : path, {
      ...options,
      method: endpoint.method,
      parseJson: (body) => unwrapEnvelope(body, endpoint),
      ...(endpoint.method === 'GET' ? { searchParams: toQuery(rest) } : { json: rest }),
      ...((endpoint.method === 'POST' || endpoint.isRepeatable === false) && { retry: 0 }),
      hooks: {
        beforeRequest: [
          addTrace,
          ...tokenHeaders,
          ...(idempotencyKey ? [addIdempotencyKey(idempotencyKey, baseUrl)] : []),
          ...(endpoint.isSigned && accessKey ? [signSms(accessKey, baseUrl)] : []),
        ],
      },
    });
    if (!endpoint.isBlob) return response.json();
    const file = await response.blob();
    // A refusal is a JSON envelope even where the call expects a file.
    if (file.type.includes('json')) unwrapEnvelope(await file.text(), endpoint);
    if (file.type.includes('json') || file.size === 0)
      throw new MalformedError('The response is not a file.');
    return file;
  }

  async function call<Args, Result>(
    endpoint: Endpoint<Args, Result>,
    args: Args,
    {
      signal: given,
      isKeepalive = false,
      timeout = TIMEOUT_MS,
      token,
      idempotencyKey: givenKey,
    }: CallOptions = {},
  ): Promise<Result> {
    const { id } = endpoint;
    const { signal, end } = inFlight.begin(given, endpoint.needsToken === true && token === undefined);
    const traceId = randomHex(16);
    const trace = addTraceparent(traceId);
    let giveBack: (() => void) | null = null;
    try {
      signal.throwIfAborted();
      if (endpoint.needsToken && !(token ?? session().token)) {
        throw new ApiError({ kind: 'session-expired', userMessage: SIGN_IN_MESSAGE, endpointId: id });
      }
      const newKey = endpoint.isCreation ? (givenKey ?? createIdempotencyKey()) : undefined;
      const idempotencyKey = endpoint.toIdempotencyKey?.(args) ?? newKey;
      const payload = endpoint.toPayload(args);
      if (isKeepalive) giveBack = takeKeepalive(endpoint.method === 'GET' ? {} : payload);
      const options = {
        signal,
        keepalive: giveBack !== null,
        totalTimeout: timeout,
        token,
        idempotencyKey,
        addTrace: trace.hook,
      };
      const result = send(endpoint, payload, options);
      return parseData(endpoint, await Promise.race([result, whenAborted(signal)]));
    } catch (error) {
      const failure = classifyError(error, id, signal.aborted);
      if (trace.isSent()) failure.requestId = traceId;
      throw failure;
    } finally {
      giveBack?.();
      end();
    }
  }

  return {
    call,
    cancelAll: inFlight.cancelAll,
    cancelSessionCalls: inFlight.cancelOfSession,
    serverClockOffset: serverClock.offset,
  };
}

/** Browsers refuse a keepalive body once all bodies on their way exceed 64 KiB; the rest is left for other senders. */
const KEEPALIVE_BYTES = 60 * 1024;

/** Shares the browser's limit among calls. `take` returns the function that gives the bytes back, null when they do not fit. */
function createKeepaliveBudget() {
  let taken = 0;
  return function take(payload: object): (() => void) | null {
    const size = new TextEncoder().encode(JSON.stringify(payload)).byteLength;
    if (taken + size > KEEPALIVE_BYTES) return null;
    taken += size;
    return () => {
      taken -= size;
    };
  };
}
