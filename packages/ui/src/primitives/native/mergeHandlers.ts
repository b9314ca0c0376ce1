type Handler<Event> = ((event: Event) => void) | undefined;

/** Calls the caller's handler, then the component's own. */
export const mergeHandlers =
  <Event>(callers: Handler<Event>, own: Handler<Event>) =>
  (event: Event): void => {
    callers?.(event);
    own?.(event);
  };
