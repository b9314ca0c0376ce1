/** The event that the server ended the session. */
export interface Expiry {
  raise: (message: string) => void;
  subscribe: (listener: (message: string) => void) => () => void;
}

export function createExpiry(): Expiry {
  const listeners = new Set<(message: string) => void>();
  /** Raised without a listener, by a call before the first render; it waits for the first one. */
  let waiting: string | null = null;
  return {
    raise: (message) => {
      if (listeners.size === 0) waiting = message;
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (waiting !== null) listener(waiting);
      waiting = null;
      return () => listeners.delete(listener);
    },
  };
}
