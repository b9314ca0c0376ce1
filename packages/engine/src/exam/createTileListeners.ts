export interface TileListeners {
  /** Returns a function that ends the subscription. */
  subscribe: (questionId: string, listener: () => void) => () => void;
  /** Calls the listeners of the questions whose tile has changed. */
  notify: (hasChanged: (questionId: string) => boolean) => void;
}

/** Listeners by question, so that an answer in a paper of 2,000 questions wakes one tile. */
export function createTileListeners(): TileListeners {
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe(questionId, listener) {
      const ofQuestion = listeners.get(questionId) ?? new Set();
      listeners.set(questionId, ofQuestion.add(listener));
      return () => ofQuestion.delete(listener);
    },
    notify(hasChanged) {
      for (const [questionId, ofQuestion] of listeners) {
        if (hasChanged(questionId)) for (const listener of ofQuestion) listener();
      }
    },
  };
}
