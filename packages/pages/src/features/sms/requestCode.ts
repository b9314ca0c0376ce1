import { isApiError, sendSmsCode, type SmsPurpose } from '@cloud-school/api-client';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, type Portal } from '../../platform/portal/Portal.ts';
import type { LocalStore } from '../../platform/session/localStore.ts';
import { type SentCode, withRunningOnly } from './sentCodes.ts';

type Services = Pick<Portal, 'client' | 'store' | 'toasts'>;
type Outcome = SentCode | { reason: string };

/** The requests without an answer yet, by purpose and mobile: the form of the first press may be closed. */
const requests = new WeakMap<LocalStore, Map<string, Promise<Outcome>>>();

/**
 * Requests a code, says so and records on the device that it was sent; resolves to the reason when it was not. Without an
 * answer a code may have left: it counts as sent, because the server refuses another one within the minute. A second press
 * before the answer sends nothing and gets the same.
 */
export function requestCode(services: Services, purpose: SmsPurpose, mobile: string): Promise<Outcome> {
  const open = requests.get(services.store) ?? new Map<string, Promise<Outcome>>();
  requests.set(services.store, open);
  const key = `${purpose} ${mobile}`;
  const outcome = open.get(key) ?? send(services, purpose, mobile).finally(() => open.delete(key));
  open.set(key, outcome);
  return outcome;
}

async function send(
  { client, store, toasts }: Services,
  purpose: SmsPurpose,
  mobile: string,
): Promise<Outcome> {
  const wasOnline = navigator.onLine;
  let isAnswered = true;
  try {
    await client.call(sendSmsCode, { mobile, purpose }, { ...CLICK_CALL, isQuiet: true });
  } catch (error) {
    // Without a network nothing left.
    if (!wasOnline || !isApiError(error, 'unavailable')) return { reason: getErrorMessage(error) };
    isAnswered = false;
  }
  const sent = { purpose, mobile, sentAt: Date.now() };
  store.set('smsCodes', [...withRunningOnly(store.get('smsCodes') ?? [], sent.sentAt), sent]);
  if (isAnswered) toasts.show('success', '验证码已发送');
  else toasts.show('warning', '没有收到回应，验证码可能已发出，请留意短信');
  return sent;
}
