/** The subscription to a clock that does not exist. */
export const withoutClock = (): (() => void) => () => undefined;
