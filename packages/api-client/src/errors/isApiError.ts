import { ApiError, type ApiErrorKind } from './ApiError.ts';

/** Whether a caught value is a failed call, of any kind or of the given one: `isApiError(error, 'rejected')`. */
export function isApiError<Kind extends ApiErrorKind = ApiErrorKind>(
  error: unknown,
  kind?: Kind,
): error is ApiError & { readonly kind: Kind } {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}
