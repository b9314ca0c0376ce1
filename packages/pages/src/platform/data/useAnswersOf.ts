import type { Endpoint } from '@cloud-school/api-client';
import { useCallback, useContext } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { TenantContext } from '../portal/TenantContext.ts';
import { useUserId } from '../portal/useUserId.ts';

interface Answer<Args, Result> {
  args: Args;
  data: Result;
}

/** Returns what pages have loaded by a call, for the student who is signed in, of this school. */
export function useAnswersOf(): <Args, Result>(endpoint: Endpoint<Args, Result>) => Answer<Args, Result>[] {
  const { cache, mutate } = useSWRConfig();
  const tenantId = useContext(TenantContext);
  const userId = useUserId();
  return useCallback(
    ({ id }) => {
      const found: Answer<never, never>[] = [];
      // The filter takes no key: it is only asked which keys there are.
      void mutate((key) => {
        const [tenant, owner, call, args]: unknown[] = Array.isArray(key) ? key : [];
        const data: unknown =
          tenant === tenantId && owner === userId && call === id
            ? cache.get(unstable_serialize(key))?.data
            : undefined;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names the call and its arguments (useLoadable).
        if (data !== undefined) found.push({ args, data } as Answer<never, never>);
        return false;
      });
      return found;
    },
    [cache, mutate, tenantId, userId],
  );
}
