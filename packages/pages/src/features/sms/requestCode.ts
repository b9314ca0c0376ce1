import { isApiError, sendSmsCode, type SmsPurpose } from '@cloud-school/api-client';
import type { Device } from '../../platform/device/createDevice.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, type Portal } from '../../platform/portal/Portal.ts';
import { type SentCode, storedSmsCodes, withRunningOnly } from './sentCodes.ts';

type Services = Pick<Portal, 'client' | 'device'>;
type Outcome = SentCode | { reason: string };

/** The requests without an answer yet, by purpose and mobile: the form of the first press may be closed. */
const requests = new WeakMap<Device, Map<string, Promise<Outcome>>>();

/**
 * Requests a code and records on the device that it was sent, which its field says; resolves to the reason when the server did not say
 * that it was: only a success starts the countdown (LOGIN-03). A second press before the answer sends nothing and gets the
 * same.
 */
export function requestCode(services: Services, purpose: SmsPurpose, mobile: string): Promise<Outcome> {
  const open = requests.get(services.device) ?? new Map<string, Promise<Outcome>>();
  requests.set(services.device, open);
  const key = `${purpose} ${mobile}`;
  const outcome = open.get(key) ?? send(services, purpose, mobile).finally(() => open.delete(key));
  open.set(key, outcome);
  return outcome;
}

async function send({ client, device }: Services, purpose: SmsPurpose, mobile: string): Promise<Outcome> {
  const wasOnline = navigator.onLine;
  try {
    await client.call(sendSmsCode, { mobile, purpose }, { ...CLICK_CALL, isQuiet: true });
  } catch (error) {
    return { reason: formatReason(error, wasOnline) };
  }
  const sent = { purpose, mobile, sentAt: Date.now() };
  device.set(storedSmsCodes, [...withRunningOnly(device.get(storedSmsCodes) ?? [], sent.sentAt), sent]);
  return sent;
}

/** Why, without that the sending failed: the field says that before it. */
function formatReason(error: unknown, wasOnline: boolean): string {
  // A call that left and had no answer may have sent a code.
  if (wasOnline && isApiError(error, 'unavailable') && error.status === null) {
    return '没有收到回应。如果收到了短信，可以直接填写';
  }
  return getErrorMessage(error);
}
