import type { BeforeRequestHook } from 'ky';
import { isOwnHost } from './isOwnHost.ts';

/** What is hashed: `name=value` sorted by name and joined by &, then the access key. */
export function textToSign(query: URLSearchParams, accessKey: string): string {
  const pairs = [...query].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&') + accessKey;
}

/**
 * MD5 of the sorted query and the access key, in the header `signature` (API-02).
 * A convention the server asks for, no protection: whoever opens the page can read the key (W13).
 */
export function signSms(accessKey: string, baseUrl: string): BeforeRequestHook {
  return async ({ request }) => {
    if (!isOwnHost(request, baseUrl)) return;
    // Loaded by the first signed call, so that no page carries the hash for the others.
    const { md5 } = await import('js-md5');
    request.headers.set('signature', md5(textToSign(new URL(request.url).searchParams, accessKey)));
  };
}
