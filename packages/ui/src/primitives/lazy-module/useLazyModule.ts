import { startTransition, useCallback, useState } from 'react';
import { fetched, preloadModule } from '../preload-module/preloadModule.ts';

/**
 * A module fetched on first need. Unlike React.lazy, a failed fetch throws nothing: `module` stays null, what the
 * caller shows meanwhile stays on the page, and the next `load` tries again. Define `fetchModule` outside the
 * component: a new function on every render would make new callbacks. With `isReused` a render returns a module that was
 * fetched before: for content that shows without a press.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>, { isReused = false } = {}) {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  // Read with each render: what was rendered ahead of a press may be older than the module.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The map holds for each function what it resolved with, which its type cannot say.
  const reused = isReused ? (fetched.get(fetchModule) as Module | undefined) : undefined;
  const [hasFailed, setFailed] = useState(false);
  /** Prefetches the module on the first sign of interest, without a render. A failure shows when `load` fails too. */
  const preload = useCallback(() => preloadModule(fetchModule), [fetchModule]);
  const load = useCallback(() => {
    setFailed(false);
    fetchModule().then(
      (module) => {
        fetched.set(fetchModule, module);
        const show = () => setLoaded({ module });
        // What was pressed for renders in slices, so that the page stays responsive; nothing comes before what shows by itself.
        if (isReused) show();
        else startTransition(show);
      },
      () => setFailed(true),
    );
  }, [fetchModule, isReused]);
  return { module: loaded?.module ?? reused ?? null, hasFailed, preload, load };
}
