import { type Middleware, unstable_serialize } from 'swr';

/** A call that a component asked for and nobody has answered. */
export type Asked = Map<string, () => unknown>;

/** The answer to a call, by the key of SWR; undefined while there is none. */
export type Recall = (key: string) => unknown;

/** Answers what `recall` knows. Notes in `asked` what SWR would load, under its key: a server runs no effects, so that SWR itself calls nothing. */
export const collectCalls =
  (asked: Asked, recall: Recall): Middleware =>
  (useSWRNext) =>
  (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const known = name === '' ? undefined : recall(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the call of this key was answered.
    const fallbackData = known as never;
    const state = useSWRNext(key, fetcher, known === undefined ? config : { ...config, fallbackData });
    const load = fetcher as ((given: unknown) => unknown) | null;
    if (name && load && state.data === undefined) asked.set(name, () => load(key));
    return state;
  };
