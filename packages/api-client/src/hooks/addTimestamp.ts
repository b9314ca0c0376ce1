import { isRecord } from '@cloud-school/domain';
import type { InitHook } from 'ky';

/** Adds `_t` to a GET, so that no cache on the way answers it (API-01). */
export const addTimestamp: InitHook = (options) => {
  if (options.method === 'GET') {
    const query = isRecord(options.searchParams) ? options.searchParams : {};
    options.searchParams = { ...query, _t: Date.now() };
  }
};
