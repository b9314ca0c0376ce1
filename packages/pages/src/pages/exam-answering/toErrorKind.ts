import { isApiError } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';

/** Statuses of 4xx that say nothing of the request itself: sign in, come later, too many calls. */
const NOT_ABOUT_THE_REQUEST = new Set([401, 408, 425, 429]);

/**
 * Why a call of an exam failed; null for an error that is not a call's. A status that is about this request, such as 413 of a
 * gateway, is a refusal: no retry changes it. One of 5xx is an answer that says nothing of the request.
 */
export function toErrorKind(error: unknown): FailureKind | null {
  if (!isApiError(error)) return null;
  const { kind, status } = error;
  if (!status || status < 400 || NOT_ABOUT_THE_REQUEST.has(status)) return kind;
  return status < 500 ? 'rejected' : 'malformed';
}
