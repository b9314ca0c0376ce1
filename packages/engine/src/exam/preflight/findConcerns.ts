import type { StartConcern } from './StartConcern.ts';

/** What is known when a student is about to start; null where it cannot be known, and then nothing is claimed. */
export interface StartFacts {
  /** An attempt runs already: its time passes while a dialog is read. */
  isRunning: boolean;
  isOnline: boolean;
  isOpenElsewhere: boolean | null;
  canStore: boolean | null;
  /** Date.now() */
  deviceTime: number;
  /** Server clock minus this device's clock, milliseconds. */
  clockOffset: number | null;
  /** By the server's clock. */
  signInEndsAt: number | null;
  /** Null without a limit. */
  timeLimitMs: number | null;
}

/** A smaller difference confuses nobody who looks at the device's clock. */
const CLOCK_TOLERANCE_MS = 60_000;

/** What needs attention before the start, the gravest first; empty where the exam may start at once. */
export function findConcerns(facts: StartFacts): StartConcern[] {
  const { isOnline, isOpenElsewhere, canStore, deviceTime, clockOffset, signInEndsAt, timeLimitMs } = facts;
  const elsewhere: StartConcern[] = isOpenElsewhere ? [{ kind: 'open-elsewhere' }] : [];
  if (facts.isRunning) return elsewhere;

  const serverTime = deviceTime + (clockOffset ?? 0);
  const examEndsAt = serverTime + (timeLimitMs ?? 0);
  const isCutOff = signInEndsAt !== null && timeLimitMs !== null && signInEndsAt < examEndsAt;
  return [
    ...(isOnline ? [] : [{ kind: 'offline' } as const]),
    ...elsewhere,
    ...(canStore === false ? [{ kind: 'no-storage' } as const] : []),
    ...(isCutOff ? [{ kind: 'sign-in-ends', at: signInEndsAt, examEndsAt, now: serverTime } as const] : []),
    // Without a limit no time is counted that a clock could contradict.
    ...(timeLimitMs !== null && Math.abs(clockOffset ?? 0) > CLOCK_TOLERANCE_MS
      ? [{ kind: 'clock-differs', deviceTime, serverTime } as const]
      : []),
  ];
}
