import type { Middleware } from 'swr';
import { unstable_serialize } from 'swr';

/** A call that a component asked for and nobody has answered. */
export type Asked = Map<string, () => unknown>;

/** Notes in `asked` what SWR would load, under its key: a server runs no effects, so that SWR itself calls nothing. */
export const collectCalls =
  (asked: Asked): Middleware =>
  (useSWRNext) =>
  (key, fetcher, config) => {
    const state = useSWRNext(key, fetcher, config);
    const name = unstable_serialize(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our keys are arrays, which SWR hands over whole.
    const load = fetcher as ((given: unknown) => unknown) | null;
    if (name && load && state.data === undefined) asked.set(name, () => load(key));
    return state;
  };
