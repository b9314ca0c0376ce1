import { ApiError } from '@cloud-school/api-client';
import type { FailureKind, Completion, Answer } from '@cloud-school/domain';
import type { FakeClock } from '../../testing/createFakeClock.ts';
import type { HandIn } from '../state/submission/HandIn.ts';

/** What happens to one call; without a fault its response comes after 50 ms. */
export type Fault =
  | { kind: 'ok'; request: number; response: number }
  /** Arrives a second time later, as from a proxy that retries. */
  | { kind: 'doubled'; after: number }
  | { kind: 'request-lost'; after: number }
  | { kind: 'response-lost'; after: number }
  /** A gateway gives the call up after `after` ms; the server behind it processes it `processing` ms after it was sent. */
  | { kind: 'given-up'; after: number; processing: number }
  | { kind: 'request-hangs' }
  | { kind: 'response-hangs' }
  | { kind: 'status-500' }
  | { kind: 'rejected' };

export const NO_FAULT: Fault = { kind: 'ok', request: 20, response: 30 };

/** Runs work whose result nobody awaits. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // The server refused it.
  }
}

export const MAX_CALLS = 3000;
/** The longest time a finish of a dead page is in flight; the client cannot know of a longer one. */
const LONGEST_FINISH_TRAVEL_MS = 9000;

export function failure(kind: FailureKind): ApiError {
  return new ApiError({ kind, endpointId: 'test.fake', userMessage: kind });
}

/** The server's data of one attempt, and the network in front of it. */
export interface FakeServer {
  answers: Map<string, { answer: Answer; answeredAt: number }>;
  /** Every save that arrived, in order. */
  saves: { questionId: string; answer: Answer }[];
  /** Number of calls of every kind, including lost ones. */
  calls: number;
  finishCalls: number;
  finishEffects: number;
  /** As the log list carries it; null for a server that does not send it. */
  finishedAt: number | null;
  /** Finish calls that arrived after the one that took effect. */
  finishRepeats: number;
  /** The completion records that arrived. */
  completions: Completion[];
  isSignedIn: boolean;
  isNetworkUp: boolean;
  /** Faults of the next calls, in order; later calls have none. */
  faults: Fault[];
  /** False for a server that keeps the save that arrives last. */
  doesOrderByTime: boolean;
  onFinish: () => void;
  /**
   * Server clock minus device clock as the client measures it: the median of its last five responses; null where the
   * responses carry no time.
   */
  offset(): number | null;
  /** A new page has measured only the responses that loaded its paper. */
  forgetOffsets(): void;
  now(): number;
  save(questionId: string, answer: Answer, answeredAt: number, signal: AbortSignal): Promise<void>;
  finish(signal?: AbortSignal): Promise<void>;
  isFinished(): Promise<boolean>;
  findHandIn(): Promise<HandIn | null>;
  readAnswers(): Promise<Map<string, Answer>>;
  complete(completion: Completion): Promise<void>;
}

export function createFakeServer(clock: FakeClock, ahead = 0): FakeServer {
  const startedAt = clock.now() + ahead;
  const startedMonotonic = clock.monotonicNow();
  let slept = 0;
  let offsets: number[] = [];

  function measure(): void {
    offsets = [...offsets, server.now() - clock.now()].slice(-5);
  }

  function after(milliseconds: number): Promise<void> {
    return new Promise((resolve) => clock.setTimer(resolve, milliseconds));
  }

  async function travel<Result>(work: (isCopy: boolean) => Result, longest = Infinity): Promise<Result> {
    server.calls += 1;
    // A client that calls endlessly must fail a test, not hang it.
    if (server.calls > MAX_CALLS) return new Promise(() => {});
    const fault = server.faults.shift() ?? NO_FAULT;
    if (!server.isNetworkUp) throw failure('unavailable');
    const run = (isCopy = false) => {
      if (!server.isSignedIn) throw failure('session-expired');
      return work(isCopy);
    };
    switch (fault.kind) {
      case 'ok': {
        await after(Math.min(fault.request, longest));
        const result = run();
        await after(fault.response);
        measure();
        return result;
      }
      case 'doubled': {
        await after(20);
        const result = run();
        clock.setTimer(() => void attempt(() => run(true)), fault.after);
        await after(30);
        measure();
        return result;
      }
      case 'request-lost':
        await after(fault.after);
        throw failure('unavailable');
      case 'response-lost':
        await after(20);
        run();
        await after(fault.after);
        throw failure('unavailable');
      case 'given-up':
        clock.setTimer(() => void attempt(run), Math.min(fault.processing, longest));
        await after(fault.after);
        throw failure('unavailable');
      case 'request-hangs':
        return new Promise(() => {});
      case 'response-hangs':
        await after(20);
        run();
        return new Promise(() => {});
      case 'status-500':
        await after(50);
        throw failure('unavailable');
      case 'rejected':
        await after(50);
        throw failure('rejected');
      default:
        return fault satisfies never;
    }
  }

  const server: FakeServer = {
    answers: new Map(),
    saves: [],
    calls: 0,
    finishCalls: 0,
    finishEffects: 0,
    finishedAt: null,
    finishRepeats: 0,
    completions: [],
    isSignedIn: true,
    isNetworkUp: true,
    faults: [],
    doesOrderByTime: true,
    onFinish: () => {},
    now: () => startedAt + slept + (clock.monotonicNow() - startedMonotonic),
    offset: () => offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? null,
    forgetOffsets() {
      offsets = [];
      if (!server.isNetworkUp) return;
      measure();
      measure();
    },
    save: (questionId, answer, answeredAt, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(failure('cancelled')));
        travel(() => {
          if (server.finishEffects > 0) throw failure('rejected');
          server.saves.push({ questionId, answer });
          const held = server.answers.get(questionId);
          const isLate = held && server.doesOrderByTime && answeredAt < held.answeredAt;
          if (!isLate) server.answers.set(questionId, { answer, answeredAt });
        }).then(resolve, reject);
      }),
    finish() {
      server.finishCalls += 1;
      return travel((isCopy) => {
        if (server.finishEffects > 0) {
          if (!isCopy) server.finishRepeats += 1;
          throw failure('rejected');
        }
        server.finishEffects += 1;
        server.onFinish();
      }, LONGEST_FINISH_TRAVEL_MS);
    },
    isFinished: () => travel(() => server.finishEffects > 0),
    findHandIn: () => travel(() => (server.finishEffects > 0 ? { at: server.finishedAt } : null)),
    readAnswers: () => travel(() => new Map([...server.answers].map(([id, { answer }]) => [id, answer]))),
    complete: (completion) =>
      travel(() => {
        server.completions.push(completion);
      }),
  };
  clock.onSleep((milliseconds) => {
    slept += milliseconds;
  });
  return server;
}
