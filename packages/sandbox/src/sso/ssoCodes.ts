import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';
import { MINUTE } from '../serverTime.ts';
import type { StoredStudent } from '../store/Collections.ts';
import type { Store } from '../store/Store.ts';

const CODE_LIFETIME = MINUTE;

/** Issues the code of a single sign-on: valid once, for one minute and one return address. */
export function issueSsoCode(store: Store, now: number, userId: string, redirectUri: string): string {
  const code = randomHex(32);
  store.put('ssoCodes', code, { code, userId, redirectUri, givenAt: now, usedAt: null });
  return code;
}

/** Uses up a code. All failures have the same message, so that it does not reveal which codes exist. */
export function consumeSsoCode({ store, now }: Call, code: string, redirectUri: string): StoredStudent {
  const given = store.get('ssoCodes', code);
  const isUsable =
    given &&
    given.usedAt === null &&
    now - given.givenAt <= CODE_LIFETIME &&
    given.redirectUri === redirectUri;
  const student = isUsable ? store.get('students', given.userId) : undefined;
  if (!isUsable || !student)
    throw new RequestError(ERROR_CODES.wrongLogin, '单点登录凭证无效或已过期，请重新登录');
  store.put('ssoCodes', code, { ...given, usedAt: now });
  return student;
}
