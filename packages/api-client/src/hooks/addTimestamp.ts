import type { InitHook } from 'ky';

/** Adds `_t` to a GET, so that no cache on the way answers it (API-01). */
export const addTimestamp: InitHook = (options) => {
  if (options.method === 'GET') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The query of a call is a record, which ky's option is too, beside text and lists.
    options.searchParams = { ...(options.searchParams as object), _t: Date.now() };
  }
};
