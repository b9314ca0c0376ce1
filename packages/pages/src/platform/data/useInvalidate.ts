import type { Endpoint } from '@cloud-school/api-client';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Marks what is cached of an endpoint as outdated once the component mounts: the next page that reads it loads it again,
 * even within the two seconds in which SWR otherwise answers from the last request.
 */
export function useInvalidate({ id }: Pick<Endpoint<never, unknown>, 'id'>): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    void mutate((key) => Array.isArray(key) && key.includes(id));
  }, [id, mutate]);
}
