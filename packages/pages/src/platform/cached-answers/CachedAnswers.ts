/** An answer of an earlier visit. */
export interface CachedAnswer {
  data: unknown;
  /** When the server gave it, milliseconds since 1970 by the device's clock. */
  at: number;
}

/** What is on the screen of an earlier visit. */
export interface ShownAnswers {
  /** When the oldest of it was given. */
  at: number;
  /** The server was asked for some of it again and gave no answer. */
  hasFailed: boolean;
}

/**
 * The answers that the device keeps for a student's next visit, which shows them until the server answers (`cached` of an
 * endpoint says which). Where storage is blocked or full nothing is cached and everything works without.
 */
export interface CachedAnswers {
  /** The build that runs: it alone reads what it wrote. */
  build: string;
  /** Whose answers are read and written from now on; null, after a sign-out, removes all of them. */
  setOwner: (owner: string | null) => void;
  /** Resolves once the answers of the owner are read, or cannot be. */
  whenRead: () => Promise<void>;
  /** The answer of an earlier visit under an SWR key, the same object at each call. */
  get: (key: string) => CachedAnswer | undefined;
  /** Calls the listener when `get` or `shown` may have changed. */
  subscribe: (listener: () => void) => () => void;
  put: (key: string, data: unknown) => void;
  /** For what the server refuses now. */
  remove: (key: string) => void;
  /** Answers of a downloaded lesson, in place of calls that fail, until another student signs in. */
  pin: (answers: Record<string, unknown>, at: number) => void;
  getPinned: (key: string) => CachedAnswer | undefined;
  /** A cached answer is on the screen until the returned function is called. */
  beginShowing: (answer: CachedAnswer, hasFailed: boolean) => () => void;
  /** Null while everything on the screen is of this visit. */
  shown: () => ShownAnswers | null;
}

const nothing = () => undefined;

/** Keeps nothing: for servers, stories and hosts that forbid it. */
export const NO_CACHED_ANSWERS: CachedAnswers = {
  build: '',
  setOwner: nothing,
  whenRead: () => Promise.resolve(),
  get: nothing,
  subscribe: () => nothing,
  put: nothing,
  remove: nothing,
  pin: nothing,
  getPinned: nothing,
  beginShowing: () => nothing,
  shown: () => null,
};
