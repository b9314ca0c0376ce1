import type { FailureKind } from '@cloud-school/domain';

/** Marks failed calls across copies of this package: `instanceof` fails where a host installs two. */
export const API_ERROR = Symbol.for('@cloud-school/api-client/ApiError');

interface ApiErrorDetails {
  kind: FailureKind;
  userMessage: string;
  endpointId: string;
  code?: string | null;
  status?: number | null;
  serverMessage?: string | null;
  cause?: unknown;
}

/** The failure of a call. Check a caught value with `isApiError(error, kind?)`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly [API_ERROR] = true;
  readonly kind: FailureKind;
  /** A Chinese sentence that can be shown to the user. */
  readonly userMessage: string;
  readonly endpointId: string;
  /** The server's code as text; null when it sent none. */
  readonly code: string | null;
  /** The HTTP status that failed the call, any but 200; null where there was none. */
  readonly status: number | null;
  /** The server's own words; null when it sent none. */
  readonly serverMessage: string | null;
  /** The id that the call carried to the proxy and the back end, whose logs have it; null where it carried none. */
  requestId: string | null = null;

  constructor({
    kind,
    userMessage,
    endpointId,
    code = null,
    status = null,
    serverMessage = null,
    cause,
  }: ApiErrorDetails) {
    const words = serverMessage && serverMessage !== userMessage ? `: ${serverMessage}` : '';
    super(`${endpointId}: ${kind}${code === null ? '' : ` (${code})`}: ${userMessage}${words}`, { cause });
    this.kind = kind;
    this.userMessage = userMessage;
    this.endpointId = endpointId;
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}
