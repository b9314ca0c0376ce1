import type { Call } from '../http/Route.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { MINUTE } from '../serverTime.ts';
import type { StoredStudent } from '../store/Collections.ts';
import type { Store } from '../store/Store.ts';
import { randomHex } from '../randomText.ts';

const CODE_LIFETIME = MINUTE;

/** A code by which somebody who signed in outside comes back; good once, for one minute and one return address. */
export function issueSsoCode(store: Store, now: number, userId: string, redirectUri: string): string {
  const code = randomHex(32);
  store.put('ssoCodes', code, { code, userId, redirectUri, givenAt: now, usedAt: null });
  return code;
}

/** Uses up a code; one text for every fault, so that nothing is learnt by trying. */
export function consumeSsoCode({ store, now }: Call, code: string, redirectUri: string): StoredStudent {
  const given = store.get('ssoCodes', code);
  const isGood =
    given &&
    given.usedAt === null &&
    now - given.givenAt <= CODE_LIFETIME &&
    given.redirectUri === redirectUri;
  const student = isGood ? store.get('students', given.userId) : undefined;
  if (!isGood || !student)
    throw new RequestError(ERROR_CODES.wrongLogin, '单点登录凭证无效或已过期，请重新登录');
  store.put('ssoCodes', code, { ...given, usedAt: now });
  return student;
}
