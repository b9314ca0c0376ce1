import { md5 } from 'js-md5';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';

/** Refuses a call whose signature is not MD5 of its sorted query and the access key (API-02). */
export function requireSignature({ payload, headers, accessKey }: Call): void {
  const query = Object.keys(payload)
    .filter((name) => !name.startsWith('sandbox-'))
    .toSorted()
    .map((name) => `${name}=${String(payload[name])}`)
    .join('&');
  if (headers.get('signature') !== md5(query + accessKey)) {
    throw new RequestError(ERROR_CODES.badSignature, '签名校验失败');
  }
}
