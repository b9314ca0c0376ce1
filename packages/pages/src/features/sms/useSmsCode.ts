import { sendSmsCode, type SmsPurpose } from '@cloud-school/api-client';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

interface SmsCode {
  /** When the last code was sent, milliseconds since 1970; null when none was. */
  sentAt: number | null;
  /** Asks for a code; rejects with an ApiError that the policy has already told. */
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
