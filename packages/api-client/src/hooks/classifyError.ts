import { describeFailure } from '@cloud-school/domain';
import { ApiError } from '../errors/ApiError.ts';
import { MalformedError } from '../errors/MalformedError.ts';
import { CANCELLED_MESSAGE, MALFORMED_MESSAGE } from '../errors/messages.ts';
import { StatusError } from '../errors/StatusError.ts';

/** Turns whatever a call threw into an ApiError. */
export function classifyError(cause: unknown, endpointId: string, isCancelled: boolean): ApiError {
  // The browser aborts requests by itself when it leaves the page.
  if (isCancelled || (cause instanceof Error && cause.name === 'AbortError')) {
    return new ApiError({ kind: 'cancelled', userMessage: CANCELLED_MESSAGE, endpointId, cause });
  }
  if (cause instanceof ApiError) return cause;
  if (cause instanceof MalformedError) {
    return new ApiError({ kind: 'malformed', userMessage: MALFORMED_MESSAGE, endpointId, cause });
  }
  const status = cause instanceof StatusError ? cause.status : null;
  const userMessage = describeFailure('server', status !== null || !isOffline());
  return new ApiError({ kind: 'unavailable', userMessage, endpointId, status, cause });
}

/** A browser knows when it has no network; Node says nothing of it. */
const isOffline = (): boolean => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
