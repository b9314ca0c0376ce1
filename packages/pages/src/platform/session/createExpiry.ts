/** The event that the server ended the session. */
export interface Expiry {
  raise: (message: string) => void;
  subscribe: (listener: (message: string) => void) => () => void;
}

export function createExpiry(): Expiry {
  const listeners = new Set<(message: string) => void>();
  /** Raised without a listener, by a call before the first render; kept for the first one. */
  let kept: string | null = null;
  return {
    raise: (message) => {
      if (listeners.size === 0) kept = message;
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (kept !== null) listener(kept);
      kept = null;
      return () => listeners.delete(listener);
    },
  };
}
