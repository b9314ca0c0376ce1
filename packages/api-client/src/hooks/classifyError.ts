import { ApiError } from '../errors/ApiError.ts';
import { MalformedError } from '../errors/MalformedError.ts';
import { BUSY_MESSAGE, CANCELLED_MESSAGE, MALFORMED_MESSAGE } from '../errors/messages.ts';

/** Whatever went wrong in a call, in the words the rest of the code decides by. */
export function classifyError(cause: unknown, endpointId: string, isCancelled: boolean): ApiError {
  // A browser that leaves the page aborts by itself.
  if (isCancelled || (cause instanceof Error && cause.name === 'AbortError')) {
    return new ApiError({ kind: 'cancelled', userMessage: CANCELLED_MESSAGE, endpointId, cause });
  }
  if (cause instanceof ApiError) return cause;
  if (cause instanceof MalformedError) {
    return new ApiError({ kind: 'malformed', userMessage: MALFORMED_MESSAGE, endpointId, cause });
  }
  return new ApiError({ kind: 'unavailable', userMessage: BUSY_MESSAGE, endpointId, cause });
}
