import { sendSmsCode, type SmsPurpose } from '@cloud-school/api-client';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

interface SmsCode {
  /** Time of the last code, milliseconds since 1970; null without one. */
  sentAt: number | null;
  /** Requests a code; rejects with an ApiError that the error policy has already shown. */
  send: (mobile: string) => Promise<void>;
}

/** Sends an SMS code at most once in 60 s, also across a reload (LOGIN-03). */
export function useSmsCode(purpose: SmsPurpose = 'login'): SmsCode {
  const { client, store, toasts } = usePortal();
  const [sentAt, setSentAt] = useState(() => store.get('smsSentAt') ?? null);

  return {
    sentAt,
    async send(mobile) {
      await client.call(sendSmsCode, { mobile, purpose });
      const now = Date.now();
      store.set('smsSentAt', now);
      setSentAt(now);
      toasts.show('success', '验证码已发送');
    },
  };
}
