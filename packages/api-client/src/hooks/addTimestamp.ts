import type { InitHook } from 'ky';

/** Adds `_t` to a GET, so that no cache on the way answers it (API-01). */
export const addTimestamp: InitHook = (options) => {
  if (options.method === 'GET')
    options.searchParams = { ...(options.searchParams as object), _t: Date.now() };
};
