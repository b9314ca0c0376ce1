/** The server ended a session. */
export interface SessionEnd {
  /** The server's words. */
  message: string;
  /** Whose it was; null when nobody was signed in. */
  userId: string | null;
}

/** The event that the server ended the session. */
export interface Expiry {
  raise: (end: SessionEnd) => void;
  subscribe: (listener: (end: SessionEnd) => void) => () => void;
}

export function createExpiry(): Expiry {
  const listeners = new Set<(end: SessionEnd) => void>();
  /** Raised without a listener, by a call before the first render; it waits for the first one. */
  let waiting: SessionEnd | null = null;
  return {
    raise: (end) => {
      if (listeners.size === 0) waiting = end;
      for (const listener of listeners) listener(end);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (waiting !== null) listener(waiting);
      waiting = null;
      return () => listeners.delete(listener);
    },
  };
}
