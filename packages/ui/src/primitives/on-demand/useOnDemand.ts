import { useCallback, useState } from 'react';

/**
 * A part of the page fetched on first need. Unlike React.lazy, a fetch that fails crashes nothing: what stands
 * in stays, and the next need tries again. `load` lives outside of the component.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Warms the cache on a first sign of interest, without drawing anything anew. */
  const preload = useCallback(() => {
    load().catch(ignore);
  }, [load]);
  const want = useCallback(() => {
    setFailed(false);
    load().then(
      (part) => setLoaded({ part }),
      () => setFailed(true),
    );
  }, [load]);
  return { part: loaded?.part ?? null, hasFailed, preload, want };
}

/** Nothing is lost: what stands in stays. */
const ignore = () => undefined;
