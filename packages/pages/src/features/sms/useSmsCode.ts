import type { SmsPurpose } from '@cloud-school/api-client';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { requestCode } from './requestCode.ts';
import { type SentCode, sentCodeTo, storedSmsCodes, withRunningOnly } from './sentCodes.ts';

interface SmsCode {
  /** Time of the last code to a mobile, milliseconds since 1970; null without one. */
  getSentAt: (mobile: string) => number | null;
  /** Requests a code; resolves to the reason when it was certainly not sent, else to null. */
  send: (mobile: string) => Promise<string | null>;
}

/**
 * Sends SMS codes for one purpose, one at a time to a mobile until its countdown ends, over reloads and tabs (LOGIN-03). The
 * device forgets a code with its countdown; the form that requested it remembers it for the label 重新获取.
 */
export function useSmsCode(purpose: SmsPurpose = 'login'): SmsCode {
  const portal = usePortal();
  const { session, device } = portal;
  const readRunning = () => withRunningOnly(device.get(storedSmsCodes) ?? [], Date.now());
  const [codes, setCodes] = useState(readRunning);
  const add = (running: SentCode[]) => setCodes((known) => [...known, ...running]);

  useEffect(
    () => device.subscribe(() => setCodes((known) => [...known, ...(device.get(storedSmsCodes) ?? [])])),
    [device],
  );
  useEffect(
    () =>
      session.subscribe(() => {
        // A form that stays open over a log-out, such as the school's messages, forgets the mobile as the device does.
        if (session.get().kind === 'visitor')
          queueMicrotask(() => setCodes(device.get(storedSmsCodes) ?? []));
      }),
    [session, device],
  );

  return {
    getSentAt: (mobile) => sentCodeTo(codes, purpose, mobile)?.sentAt ?? null,
    async send(mobile) {
      const running = readRunning();
      // Another tab may have sent a code to this mobile.
      if (sentCodeTo(running, purpose, mobile)) {
        add(running);
        return null;
      }
      const outcome = await requestCode(portal, purpose, mobile);
      if ('reason' in outcome) return outcome.reason;
      add([outcome]);
      return null;
    },
  };
}
