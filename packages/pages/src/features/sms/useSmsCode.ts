import { sendSmsCode } from '@cloud-school/api-client';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

interface SmsCode {
  /** When the last code was sent, milliseconds since 1970; null when none was. */
  sentAt: number | null;
  /** Asks for a code; rejects with an ApiError that the policy has already told. */
  send: (mobile: string) => Promise<void>;
}

/** Asks for a code once in 60 s, also over a reload (LOGIN-03); the template says what the code is for. */
export function useSmsCode(
  template: 'MOBILE_LOGIN_REGISTER' | 'VISITOR_MSG_VERIFY' = 'MOBILE_LOGIN_REGISTER',
): SmsCode {
  const { client, store, toasts } = usePortal();
  const [sentAt, setSentAt] = useState(() => store.get('smsSentAt') ?? null);

  return {
    sentAt,
    async send(mobile) {
      await client.call(sendSmsCode, { mobile, template });
      const now = Date.now();
      store.set('smsSentAt', now);
      setSentAt(now);
      toasts.show('success', '验证码已发送');
    },
  };
}
