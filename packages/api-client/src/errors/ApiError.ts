/** Why a call failed, in words the rest of the code decides by. */
export type ApiErrorKind =
  /** 40001, 40005, 40009: sign in again. */
  | 'session-expired'
  /** The server understood and refused; `userMessage` is its own message. */
  | 'rejected'
  /** No answer, a time-out or a status other than 200. */
  | 'unavailable'
  /** An answer that cannot be read. */
  | 'malformed'
  /** Given up by us: a newer call, a page left, a log-out. */
  | 'cancelled';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  userMessage: string;
  endpointId: string;
  code?: string | null;
  cause?: unknown;
}

/** Every failure of a call. The client throws it and does nothing else: no toast, no navigation. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Chinese, fit to show. */
  readonly userMessage: string;
  readonly endpointId: string;
  /** The server's code as text, where it sent one. */
  readonly code: string | null;

  constructor({ kind, userMessage, endpointId, code = null, cause }: ApiErrorDetails) {
    super(`${endpointId}: ${kind}${code === null ? '' : ` (${code})`}: ${userMessage}`, { cause });
    this.kind = kind;
    this.userMessage = userMessage;
    this.endpointId = endpointId;
    this.code = code;
  }
}
