/**
 * Runs `start` in the next task and returns the clean-up of an effect, which also runs what `start` returned. StrictMode
 * mounts twice at once: what may happen once only waits for the mount that stays.
 */
export function onceMounted(start: () => (() => void) | void): () => void {
  let stop: (() => void) | void;
  const timer = setTimeout(() => {
    stop = start();
  }, 0);
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}
