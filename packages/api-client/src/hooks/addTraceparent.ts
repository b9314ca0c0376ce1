import type { BeforeRequestHook } from 'ky';
import { randomHex } from '../randomHex.ts';

/**
 * Adds the id of a call (https://www.w3.org/TR/trace-context/), by which the logs of the proxy and of the back end are found;
 * true once it was sent. Only the page's own origin gets it: another one would have to allow the header first.
 */
export function addTraceparent(traceId: string): { hook: BeforeRequestHook; isSent: () => boolean } {
  let isSent = false;
  return {
    hook: ({ request }) => {
      isSent = new URL(request.url).origin === globalThis.location?.origin;
      if (isSent) request.headers.set('traceparent', `00-${traceId}-${randomHex(8)}-01`);
    },
    isSent: () => isSent,
  };
}
