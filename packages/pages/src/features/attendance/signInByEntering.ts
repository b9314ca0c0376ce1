import { type Client, createIdempotencyKey, isApiError, signInAutomatically } from '@cloud-school/api-client';
import type { ScopedMutator } from 'swr';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { showSigned } from './attendanceCache.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runExclusive } from './runExclusive.ts';
import { signName } from './signName.ts';

/** The wait before another try, ms: the lesson goes on meanwhile, and its attendance must not be lost. */
const RETRY_MS = 15_000;

interface Entering {
  client: Pick<Client, 'call'>;
  mutate: ScopedMutator;
  place: AttendancePlace;
  /** Aborted once the student has left, or is signed in. */
  signal: AbortSignal;
}

/** Signs the student in on entering; resolves with whether it did. Tries again while nobody knows and the student stays. */
export async function signInByEntering({ client, mutate, place, signal }: Entering): Promise<boolean> {
  const idempotencyKey = createIdempotencyKey();
  const send = async () => {
    await client.call(signInAutomatically, place, { ...CLICK_CALL, idempotencyKey });
    return true;
  };
  while (!signal.aborted) {
    try {
      const isSigned = await runExclusive(signName(place, 'sign-in'), send);
      if (isSigned) showSigned(mutate, place.activityId, 'sign-in');
      return isSigned ?? false;
    } catch (error) {
      if (isApiError(error, 'rejected')) return false;
    }
    // Of an answer that was lost, the attendance tells whether it is signed, and ends this.
    showSigned(mutate, place.activityId, null);
    await untilRetry(signal);
  }
  return false;
}

function untilRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
