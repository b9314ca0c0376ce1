/** The event that the server ended the session. */
export interface Expiry {
  raise: (message: string) => void;
  subscribe: (listener: (message: string) => void) => () => void;
}

export function createExpiry(): Expiry {
  const listeners = new Set<(message: string) => void>();
  return {
    raise: (message) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
