import type { Endpoint } from './endpoint.ts';

/** Who is calling: read before each call, so a login or a log-out counts at once. */
export interface ClientSession {
  tenantId: string | null;
  schoolId: string | null;
  token: string | null;
}

/** Values of the host's configuration that travel as headers; a missing one is not sent. */
export interface ClientConfig {
  /** Default '/api'. */
  baseUrl?: string;
  clientId?: string;
  clientSecret?: string;
  applicationId?: string;
  grayVersion?: string;
  /** Signs SMS requests; no protection, only a convention (decision 0003). */
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
  /** Lets the request outlive the page (progress and the last save on leaving). */
  isKeepalive?: boolean;
  /** Milliseconds; default 500000, the specification's ceiling. */
  timeout?: number;
  /** Instead of the session's: asks in the name of a login that is not adopted yet. */
  token?: string;
}

/** Sends calls of the catalogue. Every failure is an ApiError. */
export interface Client {
  call<Args, Result>(endpoint: Endpoint<Args, Result>, args: Args, options?: CallOptions): Promise<Result>;
  /** Cancels everything in flight; they reject with kind 'cancelled' (SHELL-05, log-out). */
  cancelAll(): void;
  /** Server clock minus this device's clock in milliseconds, from the Date header of the last answers; null before the first. */
  serverClockOffset(): number | null;
}
