import type { Endpoint } from './endpoint.ts';

/** The caller's identity. The client reads it before each call, so that a login or logout takes effect at once. */
export interface ClientSession {
  tenantId: string | null;
  schoolId: string | null;
  token: string | null;
}

/** Values of the host's configuration that are sent as headers; a missing one is not sent. */
export interface ClientConfig {
  /** Default '/api'. */
  baseUrl?: string;
  clientId?: string;
  clientSecret?: string;
  applicationId?: string;
  grayVersion?: string;
  /** Signs SMS requests. A convention of the server, not a protection (decision 0003). */
  accessKey?: string;
}

export interface ClientOptions {
  /** Default: the global fetch. A test or a story passes the sandbox's. */
  fetch?: typeof fetch;
  session: () => ClientSession;
  config?: ClientConfig;
  /** Other paths for a partner's server, by endpoint id. */
  remap?: Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page: progress reports, and the last save when the page is left. */
  isKeepalive?: boolean;
  /** Milliseconds; default 500000, the specification's limit. */
  timeout?: number;
  /** Replaces the session's token, for a login that the session does not have yet. */
  token?: string;
  /** The same for each send of one action; default: a new one for each call of an endpoint with `isCreation`. */
  idempotencyKey?: string;
  /** Overrides `Endpoint.isQuiet` for this call: whether a failure shows no toast. */
  isQuiet?: boolean;
}

/** Sends calls of the catalogue. Every failure is an ApiError. */
export interface Client {
  call<Args, Result>(endpoint: Endpoint<Args, Result>, args: Args, options?: CallOptions): Promise<Result>;
  /** Cancels all calls in flight; they reject with kind 'cancelled'. */
  cancelAll(): void;
  /**
   * Cancels the calls in flight that need the session's token, when the session ends (SHELL-05). Calls that a visitor makes
   * too go on: the pages that follow show their answers.
   */
  cancelSessionCalls(): void;
  /**
   * Server clock minus this device's clock in milliseconds, from the Date headers of the last responses; null before
   * the first response.
   */
  serverClockOffset(): number | null;
}
