import * as fc from 'fast-check';
import type { Fault } from './createFakeServer.ts';

/** Two choices and two texts. */
export const QUESTIONS = ['c1', 'c2', 't1', 't2'];

/** What can happen during an exam. */
export type ExamStep =
  | { do: 'answer'; question: string; value: string }
  | { do: 'clear'; question: string }
  | { do: 'leave'; question: string }
  | { do: 'wait'; ms: number }
  | { do: 'fault'; fault: Fault }
  /** Hands in while the next calls have these faults. */
  | { do: 'hand-in'; faults: Fault[] }
  | { do: 'network'; isUp: boolean; doesBrowserKnow: boolean }
  | { do: 'hidden' | 'visible' | 'retry' | 'click' | 'crash' | 'close' | 'expire' | 'sign-in' }
  | { do: 'open-second' | 'take-over' | 'switch-tab' | 'close-second' }
  | { do: 'sleep' | 'move-clock'; ms: number };

const delay = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 25_000 }));
const faultArbitrary: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant('ok' as const), request: delay, response: delay }),
  fc.record({ kind: fc.constantFrom('doubled' as const, 'request-lost' as const), after: delay }),
  fc.record({ kind: fc.constant('response-lost' as const), after: delay }),
  fc.record({ kind: fc.constant('given-up' as const), after: delay, processing: delay }),
  fc.record({ kind: fc.constantFrom('request-hangs' as const, 'response-hangs' as const) }),
  fc.record({ kind: fc.constantFrom('status-500' as const, 'rejected' as const) }),
);
const question = fc.constantFrom(...QUESTIONS);
const waiting = fc.record({
  do: fc.constant('wait' as const),
  ms: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 15_000 })),
});
const handIn = fc.record({
  do: fc.constant('hand-in' as const),
  faults: fc.array(faultArbitrary, { minLength: 1, maxLength: 4 }),
});
/** Mostly answers and waits, now and then a fault, a crash or another tab. */
export const examSteps: fc.Arbitrary<ExamStep> = fc.oneof(
  { weight: 1, arbitrary: handIn },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      question,
      value: fc.constantFrom('1', '2', '3'),
    }),
  },
  { weight: 8, arbitrary: waiting },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('fault' as const), fault: faultArbitrary }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('clear' as const, 'leave' as const), question }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      isUp: fc.boolean(),
      doesBrowserKnow: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'hidden' as const,
        'visible',
        'retry',
        'click',
        'crash',
        'close',
        'expire',
        'sign-in',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('open-second' as const, 'take-over', 'switch-tab', 'close-second'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('sleep' as const, 'move-clock' as const),
      ms: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
);
