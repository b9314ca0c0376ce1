import { useCallback, useState } from 'react';

/**
 * A module fetched on first need. Unlike React.lazy, a failed fetch throws nothing: `module` stays null, what the
 * caller shows meanwhile stays on the page, and the next `load` tries again. Define `fetchModule` outside the
 * component: a new function on every render would make new callbacks.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Warms the browser's cache on the first sign of interest, without a render. A failure shows when `load` fails too. */
  const preload = useCallback(() => {
    fetchModule().catch(() => undefined);
  }, [fetchModule]);
  const load = useCallback(() => {
    setFailed(false);
    fetchModule().then(
      (module) => setLoaded({ module }),
      () => setFailed(true),
    );
  }, [fetchModule]);
  return { module: loaded?.module ?? null, hasFailed, preload, load };
}
