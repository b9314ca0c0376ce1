import type { Outcome } from './Outcome.ts';
import { parseFailures } from './Outcome.ts';

/** One request as the sandbox saw it; passwords are left out. */
export interface RecordedCall {
  endpointId: string;
  /** Milliseconds since 1970, by the sandbox's clock. */
  at: number;
  payload: Record<string, unknown>;
  /** What the switches did to it; null when it was answered normally. */
  outcome: Outcome | null;
}

/** A failure waiting for the next calls of an endpoint. */
export interface PendingFailure {
  endpointId: string;
  outcome: Outcome;
  times: number;
}

/** Latency, failures and the record of calls. */
export interface FaultInjector {
  /** Milliseconds every answer waits. */
  latency: number;
  /** Share of calls answered with status 503, 0 to 1. */
  failureRate: number;
  pending: PendingFailure[];
  calls: RecordedCall[];
  counts: Record<string, number>;
  /** Counts the call and decides what becomes of it. */
  receive(call: Arrival): { outcome: Outcome | null; latency: number };
  reset(): void;
}

interface Arrival {
  endpointId: string;
  at: number;
  payload: Record<string, unknown>;
  headers: Headers;
  query: URLSearchParams;
}

const MOST_CALLS_KEPT = 2000;

export function createFaultInjector(latency: number, random: () => number): FaultInjector {
  const board: FaultInjector = {
    latency,
    failureRate: 0,
    pending: [],
    calls: [],
    counts: {},
    receive: ({ endpointId, at, payload, headers, query }) => {
      const asked = headers.get('x-sandbox-fail') ?? query.get('sandbox-fail') ?? '';
      const outcome =
        parseFailures(asked).find((failure) => isFor(failure, endpointId))?.outcome ??
        takePending(board.pending, endpointId) ??
        (random() < board.failureRate ? 'status-503' : null);
      board.counts[endpointId] = (board.counts[endpointId] ?? 0) + 1;
      const { password: _password, ...shown } = payload;
      board.calls.push({ endpointId, at, payload: shown, outcome });
      if (board.calls.length > MOST_CALLS_KEPT) board.calls.shift();
      const delay = outcome?.startsWith('delay-') ? Number(outcome.slice('delay-'.length)) : 0;
      const wanted = headers.get('x-sandbox-latency') ?? query.get('sandbox-latency');
      return { outcome, latency: delay + readLatency(wanted, board.latency) };
    },
    reset: () => {
      board.latency = latency;
      board.failureRate = 0;
      board.pending.length = 0;
      board.calls.length = 0;
      board.counts = {};
    },
  };
  return board;
}

function isFor(failure: { endpointId: string }, endpointId: string): boolean {
  return failure.endpointId === endpointId || failure.endpointId === '*';
}

function takePending(pending: PendingFailure[], endpointId: string): Outcome | null {
  const place = pending.findIndex((failure) => isFor(failure, endpointId));
  const failure = pending[place];
  if (!failure) return null;
  failure.times -= 1;
  if (failure.times <= 0) pending.splice(place, 1);
  return failure.outcome;
}

function readLatency(text: string | null, fallback: number): number {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) && value >= 0 ? value : fallback;
}
