/** Why a call failed. The rest of the code decides by these words, never by a code of the server. */
export type ApiErrorKind =
  /** The token is missing, expired or refused: the student has to sign in again. Codes: serverCodes.ts. */
  | 'session-expired'
  /** The server refused the call; `userMessage` is its own message. */
  | 'rejected'
  /** No answer, a timeout, or a status other than 200. */
  | 'unavailable'
  /** An answer that cannot be read. */
  | 'malformed'
  /** Cancelled by the caller: a newer call, a page that was left, a logout. */
  | 'cancelled';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  userMessage: string;
  endpointId: string;
  code?: string | null;
  cause?: unknown;
}

/** The failure of a call. Check a caught value with `isApiError(error, kind?)`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** A Chinese sentence that can be shown to the user. */
  readonly userMessage: string;
  readonly endpointId: string;
  /** The server's code as text; null when it sent none. */
  readonly code: string | null;

  constructor({ kind, userMessage, endpointId, code = null, cause }: ApiErrorDetails) {
    super(`${endpointId}: ${kind}${code === null ? '' : ` (${code})`}: ${userMessage}`, { cause });
    this.kind = kind;
    this.userMessage = userMessage;
    this.endpointId = endpointId;
    this.code = code;
  }
}
