/** A call as data: the client sends it, the sandbox answers it, a partner may remap its path. */
export interface Endpoint<Args, Result> {
  /** 'resource.action', unique in the catalogue. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** After the base path; `{name}` is filled from the payload. */
  readonly path: string;
  /** True when the specification shows no path and this one is ours. */
  readonly isPathOurs?: boolean;
  /** The call is refused before it is sent when no token is at hand. */
  readonly needsToken?: boolean;
  /** Adds the SMS signature header (API-02). */
  readonly isSigned?: boolean;
  /** `isSuccess: false` fails the call even with a good code (save, finish, start). */
  readonly needsSuccess?: boolean;
  /** The body answers a file instead of the JSON envelope. */
  readonly isBlob?: boolean;
  /** Names on the wire: query of a GET, JSON body of a POST. */
  readonly toPayload: (args: Args) => object;
  /** Data of the envelope to the domain; throws MalformedError on data that cannot be read. */
  readonly parse: (data: unknown) => Result;
}

/** Declares a call; the arguments and the result are inferred from its functions. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Args, Result>(endpoint: Endpoint<Args, Result>): Endpoint<Args, Result> {
  return endpoint;
}
