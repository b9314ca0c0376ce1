import { sendSmsCode } from '@cloud-school/api-client';
import { useState } from 'react';
import { usePortal } from '../portal/Portal.ts';

interface SmsCode {
  /** When the last code was sent, milliseconds since 1970; null when none was. */
  sentAt: number | null;
  /** Asks for a code; rejects with an ApiError that the policy has already told. */
  send: (mobile: string) => Promise<void>;
}

/** Asks for a login code once in 60 s, also over a reload (LOGIN-03). */
export function useSmsCode(): SmsCode {
  const { client, store, toasts } = usePortal();
  const [sentAt, setSentAt] = useState(() => store.get('smsSentAt') ?? null);

  return {
    sentAt,
    async send(mobile) {
      await client.call(sendSmsCode, { mobile, template: 'MOBILE_LOGIN_REGISTER' });
      const now = Date.now();
      store.set('smsSentAt', now);
      setSentAt(now);
      toasts.show('success', '验证码已发送');
    },
  };
}
