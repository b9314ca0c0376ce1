import type { Outcome } from './Outcome.ts';
import { parseFailures } from './Outcome.ts';

/** A received request without its password. */
export interface RecordedCall {
  endpointId: string;
  /** Milliseconds since 1970, by the sandbox's clock. */
  at: number;
  payload: Record<string, unknown>;
  /** The injected outcome; null when the call was answered normally. */
  outcome: Outcome | null;
}

/** A failure that the next calls of an endpoint will have. */
export interface PendingFailure {
  endpointId: string;
  outcome: Outcome;
  times: number;
}

/** Latency, failures and the record of received calls. */
export interface FaultInjector {
  /** Milliseconds that every response is delayed. */
  latency: number;
  /** Share of calls that fail with status 503, 0 to 1. */
  failureRate: number;
  /** How files of lessons are sent. */
  media: MediaTransfer;
  pending: PendingFailure[];
  calls: RecordedCall[];
  counts: Record<string, number>;
  /** Records the call and decides its outcome. */
  receive(call: ReceivedCall): { outcome: Outcome | null; latency: number };
  /** Resolves with the next `release`. */
  released(): Promise<void>;
  /** Answers the calls that are held. */
  release(): void;
  reset(): void;
}

/** A slow network, and one that breaks; null for what does not happen. */
export interface MediaTransfer {
  bytesPerSecond: number | null;
  /** Bytes of each answer after which its connection breaks. */
  breaksAfter: number | null;
}

const WHOLE_TRANSFER: MediaTransfer = { bytesPerSecond: null, breaksAfter: null };

interface ReceivedCall {
  endpointId: string;
  at: number;
  payload: Record<string, unknown>;
  headers: Headers;
  query: URLSearchParams;
}

const MAX_RECORDED_CALLS = 2000;

export function createFaultInjector(latency: number, random: () => number): FaultInjector {
  const held: (() => void)[] = [];
  const injector: FaultInjector = {
    latency,
    failureRate: 0,
    media: WHOLE_TRANSFER,
    pending: [],
    calls: [],
    counts: {},
    receive: ({ endpointId, at, payload, headers, query }) => {
      const requested = headers.get('x-sandbox-fail') ?? query.get('sandbox-fail') ?? '';
      const outcome =
        parseFailures(requested).find((failure) => matches(failure, endpointId))?.outcome ??
        takePending(injector.pending, endpointId) ??
        (random() < injector.failureRate ? 'status-503' : null);
      injector.counts[endpointId] = (injector.counts[endpointId] ?? 0) + 1;
      const { password: _password, ...visible } = payload;
      injector.calls.push({ endpointId, at, payload: visible, outcome });
      if (injector.calls.length > MAX_RECORDED_CALLS) injector.calls.shift();
      const delay = outcome?.startsWith('delay-') ? Number(outcome.slice('delay-'.length)) : 0;
      const requestedLatency = headers.get('x-sandbox-latency') ?? query.get('sandbox-latency');
      return { outcome, latency: delay + readLatency(requestedLatency, injector.latency) };
    },
    released: () => new Promise((resolve) => held.push(resolve)),
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    reset: () => {
      injector.release();
      injector.latency = latency;
      injector.failureRate = 0;
      injector.media = WHOLE_TRANSFER;
      injector.pending.length = 0;
      injector.calls.length = 0;
      injector.counts = {};
    },
  };
  return injector;
}

function matches(failure: { endpointId: string }, endpointId: string): boolean {
  return failure.endpointId === endpointId || failure.endpointId === '*';
}

function takePending(pending: PendingFailure[], endpointId: string): Outcome | null {
  const index = pending.findIndex((failure) => matches(failure, endpointId));
  const failure = pending[index];
  if (!failure) return null;
  failure.times -= 1;
  if (failure.times <= 0) pending.splice(index, 1);
  return failure.outcome;
}

function readLatency(text: string | null, fallback: number): number {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) && value >= 0 ? value : fallback;
}
