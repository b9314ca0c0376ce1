import type { BeforeRequestHook } from 'ky';
import { isOwnHost } from './isOwnHost.ts';

/** The text to hash: `name=value` sorted by name and joined by &, then the access key. */
export function textToSign(query: URLSearchParams, accessKey: string): string {
  const pairs = [...query].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&') + accessKey;
}

/**
 * Adds the header `signature`: MD5 of the sorted query and the access key (API-02).
 * The server requires it, but it protects nothing: anybody who opens the page can read the key.
 */
export function signSms(accessKey: string, baseUrl: string): BeforeRequestHook {
  return async ({ request }) => {
    if (!isOwnHost(request, baseUrl)) return;
    // Loaded with the first signed call, so that pages without SMS do not download the hash function.
    const { md5 } = await import('js-md5');
    request.headers.set('signature', md5(textToSign(new URL(request.url).searchParams, accessKey)));
  };
}
