import type { ApiError, Endpoint } from '@cloud-school/api-client';

/** One call as it went over the wire, with what the portal made of the answer. */
export interface Exchange {
  endpoint: Endpoint<never, unknown>;
  /** The portal would make this call, so it has to succeed; false for a call that tries what the server does about it. */
  isOrdinary: boolean;
  /** Null when no answer came. */
  response: { status: number; headers: Headers; body: string } | null;
  /** What the parser returned; undefined after a failure. */
  result: unknown;
  error: ApiError | null;
}
