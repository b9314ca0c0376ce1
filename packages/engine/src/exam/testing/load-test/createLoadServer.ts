import { ApiError } from '@cloud-school/api-client';
import { isSameAnswer, type Answer } from '@cloud-school/domain';
import type { EventClock } from './createEventClock.ts';

export interface LoadServerOptions {
  /** Calls that it processes in a second; the others wait in line. */
  capacity: number;
  outage: { from: number; until: number };
}

/** One server of a whole school: a line, a gateway that gives up, and an outage. */
export interface LoadServer {
  /** Calls that arrived in each second, also refused ones. */
  arrivals: number[];
  /** Finishes that took effect in each second. */
  finishes: number[];
  doubledFinishes: number;
  completions: number;
  save(student: number, questionId: string, answer: Answer): Promise<void>;
  readAnswers(student: number): Promise<ReadonlyMap<string, Answer>>;
  finish(student: number): Promise<void>;
  isFinished(student: number): Promise<boolean>;
  complete(): Promise<void>;
  /** True when the finished attempt holds the answer. */
  holds(student: number, questionId: string, answer: Answer): boolean;
  hasFinished(student: number): boolean;
}

const TRAVEL_MS = 40;
/** The gateway answers 504; the call stays in line and is processed. */
const GATEWAY_TIMEOUT_MS = 8000;

export function createLoadServer(clock: EventClock, { capacity, outage }: LoadServerOptions): LoadServer {
  const answers = new Map<string, Answer>();
  const finished = new Set<number>();
  const keysOf = new Map<number, Set<string>>();
  let isFreeAt = 0;

  function count(series: number[]): void {
    const second = Math.floor(clock.now() / 1000);
    while (series.length <= second) series.push(0);
    series[second] = (series[second] ?? 0) + 1;
  }

  function call<Result>(work: () => Result): Promise<Result> {
    count(server.arrivals);
    const now = clock.now();
    return new Promise((resolve, reject) => {
      const fail = (kind: 'unavailable' | 'rejected') =>
        reject(new ApiError({ kind, endpointId: 'load', userMessage: kind }));
      if (now >= outage.from && now < outage.until) {
        clock.setTimer(() => fail('unavailable'), TRAVEL_MS);
        return;
      }
      isFreeAt = Math.max(isFreeAt, now) + 1000 / capacity;
      const wait = isFreeAt - now;
      if (wait > GATEWAY_TIMEOUT_MS) clock.setTimer(() => fail('unavailable'), GATEWAY_TIMEOUT_MS);
      clock.setTimer(() => {
        try {
          const result = work();
          clock.setTimer(() => resolve(result), TRAVEL_MS);
        } catch {
          clock.setTimer(() => fail('rejected'), TRAVEL_MS);
        }
      }, wait);
    });
  }

  const keyOf = (student: number, questionId: string) => `${student}/${questionId}`;

  const server: LoadServer = {
    arrivals: [],
    finishes: [],
    doubledFinishes: 0,
    completions: 0,
    save: (student, questionId, answer) =>
      call(() => {
        if (finished.has(student)) throw new Error('The attempt is finished.');
        answers.set(keyOf(student, questionId), answer);
        const keys = keysOf.get(student) ?? new Set<string>();
        keysOf.set(student, keys.add(questionId));
      }),
    readAnswers: (student) =>
      call(() => {
        const held = new Map<string, Answer>();
        for (const questionId of keysOf.get(student) ?? []) {
          const answer = answers.get(keyOf(student, questionId));
          if (answer) held.set(questionId, answer);
        }
        return held;
      }),
    finish: (student) =>
      call(() => {
        if (finished.has(student)) server.doubledFinishes += 1;
        else count(server.finishes);
        finished.add(student);
      }),
    isFinished: (student) => call(() => finished.has(student)),
    complete: () =>
      call(() => {
        server.completions += 1;
      }),
    holds: (student, questionId, answer) => {
      const held = answers.get(keyOf(student, questionId));
      return held !== undefined && isSameAnswer(held, answer);
    },
    hasFinished: (student) => finished.has(student),
  };
  return server;
}
