import type { Endpoint } from '@cloud-school/api-client';
import { useSWRConfig } from 'swr';
import { isEqual } from './isEqual.ts';

/**
 * Writes what is now known into the cache of a call, with the arguments of then: the `mutate` of a hook writes under the
 * arguments that the hook has by now, such as another filter, or nowhere once its panel is closed.
 */
export function useCacheWriter() {
  const { mutate } = useSWRConfig();
  return <Args, Result>({ id }: Endpoint<Args, Result>, args: Args, data: Result): void => {
    const isOfCall = (key: unknown) =>
      Array.isArray(key) && key.includes(id) && key.some((part) => isEqual(part, args));
    void mutate(isOfCall, data, { revalidate: false });
  };
}
