import { ApiError } from './ApiError.ts';
import type { FailureKind } from '@cloud-school/domain';

/** Whether a caught value is a failed call, of any kind or of the given one: `isApiError(error, 'rejected')`. */
export function isApiError<Kind extends FailureKind = FailureKind>(
  error: unknown,
  kind?: Kind,
): error is ApiError & { readonly kind: Kind } {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}
