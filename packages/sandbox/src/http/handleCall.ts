import { getServerCode } from '@cloud-school/api-client';
import type { Outcome } from '../faults/Outcome.ts';
import type { Store } from '../store/Store.ts';
import { restoreIds } from '../wire-variants/longIds.ts';
import { writeVariant } from '../wire-variants/writeVariant.ts';
import type { AppParts } from './AppParts.ts';
import { FileResponse } from './FileResponse.ts';
import { RequestError, SESSION_EXPIRED_MESSAGE } from './RequestError.ts';
import type { Route } from './Route.ts';

/** Header of a response that must break the connection instead of being sent. */
export const BROKEN_CONNECTION = 'x-sandbox-broken';

interface MatchedCall extends AppParts {
  route: Route;
  payload: Record<string, unknown>;
  request: Request;
}

interface Envelope {
  code: number;
  data: unknown;
  msg: string;
  isSuccess: boolean;
}

/** Applies the faults, runs the handler and builds the response. */
export async function handleCall(matched: MatchedCall): Promise<Response> {
  const { route, payload, request, faults, clock } = matched;
  const { outcome, latency } = faults.receive({
    endpointId: route.endpoint.id,
    at: clock.now(),
    payload,
    headers: request.headers,
    query: new URL(request.url).searchParams,
  });
  await wait(latency, request.signal);
  if (outcome === 'held') await Promise.race([faults.released(), aborted(request.signal)]);
  if (outcome?.startsWith('late-')) {
    setTimeout(() => runHandler(matched), Number(outcome.slice('late-'.length)));
    return withDate(Response.json(refused(504, '系统繁忙'), { status: 504 }), clock.now());
  }
  const instead = outcome && (await respondInstead(outcome, request.signal));
  if (instead) return withDate(instead, clock.now());
  const envelope = runHandler(matched);
  return outcome === 'lose' ? toBroken() : withDate(toResponse(envelope, matched), clock.now());
}

function toResponse(envelope: Envelope, { route, wireSeed }: MatchedCall): Response {
  if (!(envelope.data instanceof FileResponse)) {
    if (wireSeed === null) return Response.json(envelope);
    const body = writeVariant(route.endpoint, envelope, wireSeed);
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  }
  const { content, type } = envelope.data;
  return new Response(content, { headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
}

/** A client that was told a long id sends it in its headers too. */
function withOwnIds(headers: Headers): Headers {
  return new Headers([...headers].map(([name, value]) => [name, restoreIds(value)]));
}

/** Where the answer to a call that creates something is stored: a copy of the call gets it again, and creates nothing. */
function toAnswerId({ endpoint }: Route, headers: Headers, store: Store): string | null {
  const key = endpoint.isCreation ? headers.get('idempotency-key') : null;
  if (key === null) return null;
  const userId = store.get('sessions', headers.get('token') ?? '')?.userId ?? '';
  return [userId, endpoint.id, key].join(' ');
}

function runHandler({ route, payload, request, store, seed, clock, accessKey, log }: MatchedCall): Envelope {
  const headers = withOwnIds(request.headers);
  const answerId = toAnswerId(route, headers, store);
  const call = { payload, headers, now: clock.now(), store, seed: seed(), accessKey, log };
  // A refusal keeps its writes, such as a counted wrong attempt; a crash rolls them back.
  return store.transaction(() => {
    const answered = answerId === null ? undefined : store.get('answeredKeys', answerId);
    if (answered) return { code: 0, data: answered.data, msg: 'ok', isSuccess: true };
    try {
      const data = route.handler(call) ?? null;
      if (answerId !== null) store.put('answeredKeys', answerId, { data });
      return { code: 0, data, msg: 'ok', isSuccess: true };
    } catch (error) {
      if (error instanceof RequestError) return refused(error.code, error.message);
      throw error;
    }
  });
}

async function respondInstead(outcome: Outcome, signal: AbortSignal): Promise<Response | null> {
  switch (outcome) {
    case 'hang':
      await aborted(signal);
      return toBroken();
    case 'drop':
      return toBroken();
    case 'malformed':
      return new Response('{"code":0,"data":{', { headers: { 'content-type': 'application/json' } });
    case 'empty':
      return new Response(null, { status: 200 });
    case 'unsuccessful':
      return Response.json({ code: 0, data: null, msg: '操作失败，请稍后再试', isSuccess: false });
    case 'held':
    case 'lose':
      return null;
    default:
      break;
  }
  if (outcome.startsWith('delay-')) return null;
  if (outcome.startsWith('status-')) {
    const status = Number(outcome.slice('status-'.length));
    return status === 204
      ? new Response(null, { status })
      : Response.json(refused(status, '系统繁忙'), { status });
  }
  return Response.json(refused(Number(outcome), toMessage(outcome)));
}

const toMessage = (code: string): string =>
  getServerCode(code).meaning === 'session-expired' ? SESSION_EXPIRED_MESSAGE : '操作失败，请稍后再试';

function refused(code: number, msg: string): Envelope {
  return { code, data: null, msg, isSuccess: false };
}

function toBroken(): Response {
  return new Response(null, { headers: { [BROKEN_CONNECTION]: '1' } });
}

// The client reads the server's clock from the Date header.
function withDate(response: Response, now: number): Response {
  response.headers.set('date', new Date(now).toUTCString());
  response.headers.set('cache-control', 'no-store');
  return response;
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  const timeUp = new Promise<void>((resolve) => setTimeout(resolve, ms));
  await Promise.race([timeUp, aborted(signal)]);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
