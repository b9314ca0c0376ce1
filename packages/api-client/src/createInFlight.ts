/** The calls that have not ended. */
export function createInFlight() {
  /** Whether each one carries the session's token. */
  const calls = new Map<AbortController, boolean>();
  return {
    /** The signal of a new call aborts with the caller's, or when its call is cancelled. */
    begin(given: AbortSignal | undefined, isOfSession: boolean): { signal: AbortSignal; end: () => void } {
      const controller = new AbortController();
      const abort = () => controller.abort();
      calls.set(controller, isOfSession);
      given?.addEventListener('abort', abort, { once: true });
      if (given?.aborted) abort();
      return {
        signal: controller.signal,
        end: () => {
          calls.delete(controller);
          given?.removeEventListener('abort', abort);
        },
      };
    },
    cancelAll: (): void => {
      for (const controller of calls.keys()) controller.abort();
    },
    cancelOfSession: (): void => {
      for (const [controller, isOfSession] of calls) if (isOfSession) controller.abort();
    },
  };
}
