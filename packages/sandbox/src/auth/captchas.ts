import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import { randomDigits } from '../randomText.ts';
import { MINUTE } from '../serverTime.ts';

const CAPTCHA_LIFETIME = 3 * MINUTE;
const KEY = /^[A-Za-z0-9]{16}$/;

/** Creates the digits of a key's picture. A second call for the same key creates new digits. */
export function issueCaptcha({ store, now, log }: Call, key: string): string {
  if (!KEY.test(key)) throw new RequestError(ERROR_CODES.badRequest, '验证码标识不正确');
  for (const captcha of store.list('captchas')) {
    if (now - captcha.drawnAt > CAPTCHA_LIFETIME) store.delete('captchas', captcha.key);
  }
  const code = randomDigits(4);
  store.put('captchas', key, { key, code, drawnAt: now, usedAt: null });
  log(`Captcha ${key}: ${code}`);
  return code;
}

/** Uses up a captcha, whether the digits are right or not; refuses a wrong, expired or used one. */
export function consumeCaptcha({ store, now }: Call, key: string, code: string): void {
  const captcha = store.get('captchas', key);
  const isOpen = captcha && captcha.usedAt === null && now - captcha.drawnAt <= CAPTCHA_LIFETIME;
  if (isOpen) store.put('captchas', key, { ...captcha, usedAt: now });
  if (!isOpen || captcha.code !== code) {
    throw new RequestError(ERROR_CODES.wrongCaptcha, '验证码错误或已失效');
  }
}
