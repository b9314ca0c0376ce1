import type { BeforeRequestHook } from 'ky';
import { isOwnHost } from './isOwnHost.ts';

/** Adds the header by which a server recognises a copy of a request. */
export function addIdempotencyKey(key: string, baseUrl: string): BeforeRequestHook {
  return ({ request }) => {
    // An id of the server may hold characters that a header must not.
    if (isOwnHost(request, baseUrl)) request.headers.set('Idempotency-Key', encodeURIComponent(key));
  };
}
