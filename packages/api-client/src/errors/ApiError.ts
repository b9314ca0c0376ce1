/** Why a call failed. The rest of the code decides by these words, never by a code of the server. */
export type ApiErrorKind =
  /** The token is missing, expired or refused: the student has to sign in again. Codes: serverCodes.ts. */
  | 'session-expired'
  /** The server refused the call; `userMessage` is its own message where it sent one. */
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
  serverMessage?: string | null;
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
  /** The server's own words; null when it sent none. */
  readonly serverMessage: string | null;

  constructor({ kind, userMessage, endpointId, code = null, serverMessage = null, cause }: ApiErrorDetails) {
    const words = serverMessage && serverMessage !== userMessage ? `: ${serverMessage}` : '';
    super(`${endpointId}: ${kind}${code === null ? '' : ` (${code})`}: ${userMessage}${words}`, { cause });
    this.kind = kind;
    this.userMessage = userMessage;
    this.endpointId = endpointId;
    this.code = code;
    this.serverMessage = serverMessage;
  }
}
