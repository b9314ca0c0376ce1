import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import { randomDigits } from '../randomText.ts';
import { MINUTE } from '../serverTime.ts';
import type { SmsMessage } from '../store/Collections.ts';

const CODE_LIFETIME = 5 * MINUTE;
const PAUSE_BETWEEN_CODES = MINUTE;
const MOST_WRONG_TRIES = 5;
const MAX_MESSAGES = 5;

/** Sends a new code to a mobile, at most one per minute and template. */
export function issueSmsCode({ store, now, log }: Call, mobile: string, templateCode: string): void {
  if (!/^1\d{10}$/.test(mobile)) throw new RequestError(ERROR_CODES.badRequest, '请输入正确的手机号');
  const messages = store.get('smsBoxes', mobile)?.messages ?? [];
  const last = messages.find((message) => message.templateCode === templateCode);
  if (last && now - last.sentAt < PAUSE_BETWEEN_CODES) {
    throw new RequestError(ERROR_CODES.tooOften, '请在倒计时结束后再发送');
  }
  const message: SmsMessage = {
    code: randomDigits(6),
    templateCode,
    sentAt: now,
    usedAt: null,
    wrongTries: 0,
  };
  store.put('smsBoxes', mobile, { mobile, messages: [message, ...messages].slice(0, MAX_MESSAGES) });
  log(`SMS to ${mobile}: ${message.code}`);
}

/** Uses up the newest code of a template to a mobile; refuses a wrong, expired or used one. */
export function consumeSmsCode(
  { store, now }: Call,
  mobile: string,
  code: string,
  templateCode: 'MOBILE_LOGIN_REGISTER' | 'VISITOR_MSG_VERIFY',
): void {
  const messages = store.get('smsBoxes', mobile)?.messages ?? [];
  const last = messages.find((message) => message.templateCode === templateCode);
  const replaceLast = (next: SmsMessage) =>
    store.put('smsBoxes', mobile, {
      mobile,
      messages: messages.map((message) => (message === last ? next : message)),
    });
  const isUsable = last && last.usedAt === null && now - last.sentAt <= CODE_LIFETIME;
  if (isUsable && last.wrongTries < MOST_WRONG_TRIES && last.code === code) {
    replaceLast({ ...last, usedAt: now });
    return;
  }
  if (isUsable) replaceLast({ ...last, wrongTries: last.wrongTries + 1 });
  throw new RequestError(ERROR_CODES.wrongLogin, '验证码错误或已失效');
}
