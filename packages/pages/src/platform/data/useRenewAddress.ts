import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

/** Repeats the calls of this page whose answers have this address: a signed address expires. */
export function useRenewAddress(): (address: string) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (address) => {
      const written = JSON.stringify(address);
      return mutate((key) =>
        JSON.stringify(cache.get(unstable_serialize(key))?.data ?? null).includes(written),
      );
    },
    [cache, mutate],
  );
}
