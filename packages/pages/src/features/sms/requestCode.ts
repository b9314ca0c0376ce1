import { isApiError, sendSmsCode, type SmsPurpose } from '@cloud-school/api-client';
import { getErrorMessage, type Portal } from '../../platform/portal/Portal.ts';
import { PRESS } from '../../platform/portal/PRESS.ts';
import { type SentCode, withRunningOnly } from './sentCodes.ts';

/**
 * Requests a code, says so and records on the device that it was sent; resolves to the reason when it was not. Without an
 * answer a code may have left: it counts as sent, because the server refuses another one within the minute.
 */
export async function requestCode(
  { client, store, toasts }: Pick<Portal, 'client' | 'store' | 'toasts'>,
  purpose: SmsPurpose,
  mobile: string,
): Promise<SentCode | { reason: string }> {
  const wasOnline = navigator.onLine;
  let isAnswered = true;
  try {
    await client.call(sendSmsCode, { mobile, purpose }, { ...PRESS, isQuiet: true });
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
