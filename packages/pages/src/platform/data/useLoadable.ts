import { type CacheRule, type Endpoint, isApiError } from '@cloud-school/api-client';
import { failed, type Loadable, LOADING, ready } from '@cloud-school/ui';
import { useCallback, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import useSWR, { type KeyedMutator, unstable_serialize } from 'swr';
import { makeCall } from '../early/startEarly.ts';
import { OwnerContext } from '../portal/OwnerContext.ts';
import { getErrorMessage, usePortal } from '../portal/Portal.ts';
import { TenantContext } from '../portal/TenantContext.ts';
import { useUserId } from '../portal/useUserId.ts';
import { isQuietReload } from '../time/quietReloads.ts';
import { answerKey } from './answerKey.ts';
import { useAnswer } from './useAnswer.ts';
import { NO_ANSWER, useOverdue } from './useOverdue.ts';

interface LoadOptions {
  /** A failure shows no toast, where the place itself says so. */
  isQuiet?: boolean;
}

/**
 * Loads the data of one call as a Loadable. `args` is null while an argument is unknown; the state is then 'loading'.
 * A later error keeps the data that is already shown. A call without an answer for long is 'failed' until the answer comes.
 */
export function useLoadable<Args, Result>(
  endpoint: Endpoint<Args, Result>,
  args: Args | null,
  options?: LoadOptions,
): Loadable<Result> {
  return useEditableLoadable(endpoint, args, options).loadable;
}

/** Like useLoadable, for a student's data that needs several calls. */
export function useSwrLoadable<Result>(
  key: unknown[] | null,
  load: () => Promise<Result>,
  cached?: CacheRule,
): Loadable<Result> {
  const userId = useUserId();
  return useOwnedSwr(key && { key, load, cached, person: userId }).loadable;
}

/** The same for data that everyone is given. */
export function usePublicLoadable<Result>(
  key: unknown[] | null,
  load: () => Promise<Result>,
  cached?: CacheRule,
): Loadable<Result> {
  return useOwnedSwr(key && { key, load, cached, person: null }).loadable;
}

/** Like useLoadable, with SWR's `mutate`: for lists that students edit. */
export function useEditableLoadable<Args, Result>(
  endpoint: Endpoint<Args, Result>,
  args: Args | null,
  { isQuiet = false }: LoadOptions = {},
): { loadable: Loadable<Result>; mutate: KeyedMutator<Result> } {
  const { client } = usePortal();
  const person = usePerson(endpoint);
  return useOwnedSwr(
    args === null
      ? null
      : {
          key: [endpoint.id, args],
          person,
          // Without a network the block itself says so.
          load: () =>
            client.call(
              endpoint,
              args,
              isQuiet || isQuietReload(endpoint) || !navigator.onLine ? { isQuiet: true } : undefined,
            ),
          cached: endpoint.cached,
        },
  );
}

/** On public pages, which have no owner: whose token the call carries, where its answer depends on that. */
function usePerson({
  needsToken,
  isPersonal,
}: Pick<Endpoint<never, unknown>, 'needsToken' | 'isPersonal'>): string | null {
  const userId = useUserId();
  return needsToken || isPersonal ? userId : null;
}

/** What a block without a network says; it loads by itself when the network is back. */
const OFFLINE = '网络断开，恢复后自动重试';

/** The reason of a failure, as it just came. */
const describe = (error: unknown): string =>
  isApiError(error, 'unavailable') && !navigator.onLine ? OFFLINE : getErrorMessage(error);

interface OwnedRequest<Result> {
  key: unknown[];
  load: () => Promise<Result>;
  cached?: CacheRule;
  /** Whose answer it is on a public page; null for everyone's. A student's page has its owner's alone. */
  person: string | null;
}

/** SWR with the school and the owner of the data in the key: so that the data of another school or student is never shown. */
function useOwnedSwr<Result>(request: OwnedRequest<Result> | null) {
  const tenantId = useContext(TenantContext);
  const owner = useContext(OwnerContext);
  const key = request && answerKey(tenantId, owner ?? request.person, ...request.key);
  const { early } = usePortal();
  const { data, error, mutate } = useSWR<Result, unknown>(
    key,
    request && (() => makeCall(early, unstable_serialize(key), request.load)),
  );
  const isWaiting = key !== null && data === undefined && error === undefined;
  const { isOverdue, restart } = useOverdue(isWaiting ? unstable_serialize(key) : null);
  const onRetry = useCallback(() => {
    restart();
    void mutate(undefined, { revalidate: true });
  }, [mutate, restart]);
  const isRefused = isApiError(error, 'rejected');
  const shown = useAnswer(key && unstable_serialize(key), request?.cached, {
    data,
    hasFailed: error !== undefined,
    isOverdue,
    isRefused,
  });
  // Not what is shown already: a retry begins without it.
  const canRetry = data === undefined && (isOverdue || (error !== undefined && !isRefused));
  useEffect(() => {
    if (!canRetry) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [canRetry, onRetry]);
  const loadable = useMemo((): Loadable<Result> => {
    if (shown !== undefined) return ready(shown);
    if (error !== undefined) return failed(describe(error), onRetry, isRefused);
    return isOverdue ? failed(NO_ANSWER, onRetry) : LOADING;
  }, [shown, error, isOverdue, isRefused, onRetry]);
  // The first data renders deferred, in slices, so that the page stays responsive; later changes render at once.
  const deferred = useDeferredValue(loadable);
  return { loadable: deferred.status === 'loading' ? deferred : loadable, mutate };
}
