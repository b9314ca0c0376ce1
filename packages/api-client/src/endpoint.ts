/** A call as data: the client sends it, the sandbox answers it, a partner's server may remap its path. */
export interface Endpoint<Args, Result> {
  /** 'resource.action', unique in the catalogue. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path after the base path; `{name}` is filled from the payload. */
  readonly path: string;
  /** True when the specification shows no path and this one is our own choice. */
  readonly isPathOurs?: boolean;
  /** The call is refused before it is sent when there is no token. */
  readonly needsToken?: boolean;
  /** The call needs no token, and says something of the student whose token it carries (whether they like an item). */
  readonly isPersonal?: boolean;
  /** Adds the header of the SMS signature (API-02). */
  readonly isSigned?: boolean;
  /** `isSuccess: false` fails the call even with a success code (save, finish, start). */
  readonly needsSuccess?: boolean;
  /** False for a GET that changes something: the client does not send it again by itself when the network fails. */
  readonly isRepeatable?: false;
  /** The response body is a file instead of the JSON envelope. */
  readonly isBlob?: boolean;
  /**
   * A failure shows no toast, because the screen shows it in its own place or nobody needs to see it.
   * The client only carries this field; the application's error policy reads it. A call may override it by
   * `CallOptions.isQuiet`. An expired session is never quiet.
   */
  readonly isQuiet?: boolean;
  /** What a failure of the call means for an exam: the kind of the report that a host gets of it. */
  readonly reportedAs?: 'answer-not-saved' | 'hand-in-failed';
  /**
   * The value of the header `Idempotency-Key`, the same for every send of one action: a browser or a proxy may repeat a
   * request on a broken connection, and a server can recognise the copy.
   */
  readonly toIdempotencyKey?: (args: Args) => string;
  /**
   * Each call adds something, so each carries an `Idempotency-Key`: the caller's, who keeps it until the outcome is known, or
   * a new one.
   */
  readonly isCreation?: boolean;
  /**
   * The answer may stay on the student's device and is shown at the next visit until the server answers. Only for what says
   * nothing of an exam, an answer, a certificate or a person.
   */
  readonly cached?: CacheRule;
  /** Maps the arguments to the names on the wire: the query of a GET, the JSON body of a POST. */
  readonly toPayload: (args: Args) => object;
  /** Maps the envelope's data to the domain; throws a MalformedError for data that cannot be read. */
  readonly parse: (data: unknown) => Result;
}

/** How an answer is cached for the next visit. */
export interface CacheRule {
  /** Said of today: on another day it is not shown. */
  readonly isOfToday?: boolean;
  /** Recomputes time-dependent states (an absence, a live lesson) for `now`, a time of the school: 'YYYY-MM-DD HH:mm:ss'. */
  readAt?(result: unknown, now: string): unknown;
}

/** Declares a call; the types of its arguments and result are inferred from its functions. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Args, Result>(endpoint: Endpoint<Args, Result>): Endpoint<Args, Result> {
  return endpoint;
}
