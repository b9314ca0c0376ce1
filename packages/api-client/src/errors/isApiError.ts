import type { FailureKind } from '@cloud-school/domain';
import { API_ERROR, type ApiError } from './ApiError.ts';

/** Whether a caught value is a failed call, of any kind or of the given one: `isApiError(error, 'rejected')`. */
export function isApiError<Kind extends FailureKind = FailureKind>(
  error: unknown,
  kind?: Kind,
): error is ApiError & { readonly kind: Kind } {
  return isBranded(error) && (kind === undefined || error.kind === kind);
}

const isBranded = (error: unknown): error is ApiError => error instanceof Error && API_ERROR in error;
