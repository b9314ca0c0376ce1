import type { Endpoint } from '@cloud-school/api-client';
import { failed, type Loadable, LOADING, ready } from '@cloud-school/ui';
import { useCallback, useContext, useDeferredValue, useMemo } from 'react';
import useSWR, { type KeyedMutator } from 'swr';
import { messageOf, usePortal } from '../portal/Portal.ts';
import { OwnerContext } from './OwnerContext.ts';

/**
 * Data of one call, in the states a block shows. `args` null means that something it needs is not known yet.
 * An error keeps data that was already shown.
 */
export function useLoadable<Args, Result>(
  endpoint: Endpoint<Args, Result>,
  args: Args | null,
): Loadable<Result> {
  const { client } = usePortal();
  return useSwrLoadable(args === null ? null : [endpoint.id, args], () =>
    client.call(endpoint, args as Args),
  );
}

/** As useLoadable, for data that needs more than one call. */
export function useSwrLoadable<Result>(key: unknown[] | null, load: () => Promise<Result>): Loadable<Result> {
  return useKept(key, load).loadable;
}

/** As useLoadable, with the way to change what was loaded: for lists that people write to. */
export function useEditableLoadable<Args, Result>(
  endpoint: Endpoint<Args, Result>,
  args: Args,
): { loadable: Loadable<Result>; mutate: KeyedMutator<Result> } {
  const { client } = usePortal();
  return useKept([endpoint.id, args], () => client.call(endpoint, args));
}

function useKept<Result>(key: unknown[] | null, load: () => Promise<Result>) {
  const owner = useContext(OwnerContext);
  const { data, error, mutate } = useSWR<Result, unknown>(key && [owner, ...key], load);
  const onRetry = useCallback(() => void mutate(undefined, { revalidate: true }), [mutate]);
  const loadable = useMemo((): Loadable<Result> => {
    if (data !== undefined) return ready(data);
    if (error !== undefined) return failed(messageOf(error), onRetry);
    return LOADING;
  }, [data, error, onRetry]);
  // What arrives is drawn in slices, between which the page answers; what is shown changes at once.
  const drawn = useDeferredValue(loadable);
  return { loadable: drawn.status === 'loading' ? drawn : loadable, mutate };
}
