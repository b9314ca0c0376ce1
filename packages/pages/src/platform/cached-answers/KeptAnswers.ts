/** An answer of an earlier visit. */
export interface KeptAnswer {
  data: unknown;
  /** When the server gave it, milliseconds since 1970 by the device's clock. */
  at: number;
}

/** What is on the screen of an earlier visit. */
export interface KeptShown {
  /** When the oldest of it was given. */
  at: number;
  /** The server was asked for some of it again and gave no answer. */
  hasFailed: boolean;
}

/**
 * The answers that the device keeps for a student's next visit, which shows them until the server answers (`kept` of an
 * endpoint says which). Where storage is blocked or full nothing is kept and everything works without.
 */
export interface KeptAnswers {
  /** The build that runs: it alone reads what it wrote. */
  build: string;
  /** Whose answers are read and kept from now on; null, after a sign-out, removes all of them. */
  setOwner: (owner: string | null) => void;
  /** The answer of an earlier visit under an SWR key, the same object at each call. */
  get: (key: string) => KeptAnswer | undefined;
  /** Calls the listener when `get` or `shown` may have changed. */
  subscribe: (listener: () => void) => () => void;
  put: (key: string, data: unknown) => void;
  /** For what the server refuses now. */
  remove: (key: string) => void;
  /** Answers of a downloaded lesson, in place of calls that fail, until another student signs in. */
  pin: (answers: Record<string, unknown>, at: number) => void;
  getPinned: (key: string) => KeptAnswer | undefined;
  /** A kept answer is on the screen until the returned function is called. */
  beginShowing: (answer: KeptAnswer, hasFailed: boolean) => () => void;
  /** Null while everything on the screen is of this visit. */
  shown: () => KeptShown | null;
}

const nothing = () => undefined;

/** Keeps nothing: for servers, stories and hosts that forbid it. */
export const KEPT_NOWHERE: KeptAnswers = {
  build: '',
  setOwner: nothing,
  get: nothing,
  subscribe: () => nothing,
  put: nothing,
  remove: nothing,
  pin: nothing,
  getPinned: nothing,
  beginShowing: () => nothing,
  shown: () => null,
};
