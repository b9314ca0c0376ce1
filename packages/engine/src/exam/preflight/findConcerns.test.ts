import { expect, test } from 'vitest';
import { findConcerns, type StartFacts } from './findConcerns.ts';
import type { StartConcern } from './StartConcern.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 22, 3);

/** A device on which nothing needs attention, before a test of an hour. */
const FINE: StartFacts = {
  isRunning: false,
  isOnline: true,
  isOpenElsewhere: false,
  canStore: true,
  deviceTime: NOW,
  clockOffset: -400,
  signInEndsAt: NOW + 600 * MINUTE,
  timeLimitMs: 60 * MINUTE,
};
const UNKNOWN = { isOpenElsewhere: null, canStore: null, clockOffset: null, signInEndsAt: null };

test.each<[string, Partial<StartFacts>, StartConcern[]]>([
  ['nothing', {}, []],
  ['what is unknown', UNKNOWN, []],
  ['no network', { isOnline: false }, [{ kind: 'offline' }]],
  ['another tab', { isOpenElsewhere: true }, [{ kind: 'open-elsewhere' }]],
  ['storage that is closed', { canStore: false }, [{ kind: 'no-storage' }]],
  [
    'a sign-in that ends before the exam',
    { clockOffset: 0, signInEndsAt: NOW + 59 * MINUTE },
    [{ kind: 'sign-in-ends', at: NOW + 59 * MINUTE, examEndsAt: NOW + 60 * MINUTE, now: NOW }],
  ],
  ['a sign-in that ends with the exam', { clockOffset: 0, signInEndsAt: NOW + 60 * MINUTE }, []],
  ['a sign-in that ends, without a time limit', { signInEndsAt: NOW + MINUTE, timeLimitMs: null }, []],
  ['a sign-in that ended, without a time limit', { signInEndsAt: NOW - MINUTE, timeLimitMs: null }, []],
  [
    'a sign-in that ends by the clock of the server, not of the device',
    { clockOffset: 30 * 1000, signInEndsAt: NOW + 60 * MINUTE },
    [
      {
        kind: 'sign-in-ends',
        at: NOW + 60 * MINUTE,
        examEndsAt: NOW + 60.5 * MINUTE,
        now: NOW + 0.5 * MINUTE,
      },
    ],
  ],
  ['a clock that is a minute slow', { clockOffset: MINUTE }, []],
  [
    'a clock that is seven minutes fast',
    { clockOffset: -7 * MINUTE },
    [{ kind: 'clock-differs', deviceTime: NOW, serverTime: NOW - 7 * MINUTE }],
  ],
  ['a clock that is fast, without a time limit', { clockOffset: -7 * MINUTE, timeLimitMs: null }, []],
  [
    'everything, the gravest first',
    { isOnline: false, isOpenElsewhere: true, canStore: false, clockOffset: 2 * MINUTE, signInEndsAt: NOW },
    [
      { kind: 'offline' },
      { kind: 'open-elsewhere' },
      { kind: 'no-storage' },
      { kind: 'sign-in-ends', at: NOW, examEndsAt: NOW + 62 * MINUTE, now: NOW + 2 * MINUTE },
      { kind: 'clock-differs', deviceTime: NOW, serverTime: NOW + 2 * MINUTE },
    ],
  ],
  ['a running attempt: its time passes', { isRunning: true, isOnline: false, canStore: false }, []],
  [
    'a running attempt in another tab',
    { isRunning: true, isOpenElsewhere: true, canStore: false },
    [{ kind: 'open-elsewhere' }],
  ],
])('%s', (_case, facts, concerns) => {
  expect(findConcerns({ ...FINE, ...facts })).toEqual(concerns);
});
