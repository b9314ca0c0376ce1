import { keysOf } from '@cloud-school/domain';

/** A snapshot that changes, and who listens to it. */
export function createSnapshots<Snapshot extends object>(first: Snapshot) {
  const listeners = new Set<() => void>();
  let snapshot = first;
  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls the listeners if a field has changed. */
    publish(next: Snapshot) {
      if (keysOf(next).every((key) => next[key] === snapshot[key])) return;
      snapshot = next;
      for (const listener of Array.from(listeners)) listener();
    },
    close: () => listeners.clear(),
  };
}
