import { isApiError } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';

/** Statuses that judge the request itself: no retry changes the answer. */
const REFUSALS = new Set([400, 413, 414, 415, 422, 431]);
/** Statuses of 4xx that say nothing of the request: sign in, come later, too many calls. */
const LATER = new Set([401, 408, 425, 429]);

/**
 * Why a call of an exam failed; null for an error that is not a call's. Any other status from 400 on, such as 403 or 404 of a
 * gateway, is an answer that cannot be read: while a new version is rolled out, every call may get it.
 */
export function toErrorKind(error: unknown): FailureKind | null {
  if (!isApiError(error)) return null;
  const { kind, status } = error;
  if (!status || status < 400 || LATER.has(status)) return kind;
  return REFUSALS.has(status) ? 'rejected' : 'malformed';
}
