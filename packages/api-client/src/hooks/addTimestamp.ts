import type { InitHook } from 'ky';

/** Keeps a GET out of every cache on its way (API-01). */
export const addTimestamp: InitHook = (options) => {
  if (options.method === 'GET')
    options.searchParams = { ...(options.searchParams as object), _t: Date.now() };
};
