import {
  type Client,
  createIdempotencyKey,
  getAttendance,
  isApiError,
  signInAutomatically,
} from '@cloud-school/api-client';
import type { ScopedMutator } from 'swr';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { showSigned } from './attendanceCache.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runInTurn } from './runInTurn.ts';
import { signName } from './signName.ts';

/** The wait before another try, ms: the lesson goes on meanwhile, and its attendance must not be lost. */
const RETRY_MS = 15_000;
/** The wait after a refusal, ms: the lesson may not have opened its attendance yet. */
const REFUSED_RETRY_MS = 60_000;

interface Entering {
  client: Pick<Client, 'call'>;
  mutate: ScopedMutator;
  place: AttendancePlace;
  /** Aborted once the student has left, or is signed in. */
  signal: AbortSignal;
}

/** Signs the student in on entering; resolves with whether it did. Tries again until it is signed and while the student stays. */
export async function signInByEntering({ client, mutate, place, signal }: Entering): Promise<boolean> {
  let idempotencyKey = createIdempotencyKey();
  const send = async (hasWaited: boolean) => {
    if (signal.aborted) return false;
    // Another page of this student was sending the sign-in: only the server knows how that ended.
    if (hasWaited && (await isSignedByNow(client, place))) return false;
    await client.call(signInAutomatically, place, { ...CLICK_CALL, idempotencyKey });
    return true;
  };
  while (!signal.aborted) {
    let wait = RETRY_MS;
    try {
      const hasSigned = await runInTurn(signName(place, 'sign-in'), send);
      if (!signal.aborted || hasSigned) showSigned(mutate, place.activityId, 'sign-in');
      return hasSigned;
    } catch (error) {
      if (isApiError(error, 'rejected')) {
        wait = REFUSED_RETRY_MS;
        idempotencyKey = createIdempotencyKey();
      }
    }
    // Of an answer that was lost, the attendance tells whether it is signed, and ends this.
    showSigned(mutate, place.activityId, null);
    await untilRetry(signal, wait);
  }
  return false;
}

const isSignedByNow = (client: Pick<Client, 'call'>, place: AttendancePlace): Promise<boolean> =>
  client
    .call(getAttendance, place, { ...CLICK_CALL, isQuiet: true })
    .then(({ isSignedIn }) => isSignedIn)
    .catch(() => false);

function untilRetry(signal: AbortSignal, wait: number): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
