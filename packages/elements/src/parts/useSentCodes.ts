import { useState } from 'react';

/** Sends SMS codes and remembers when, by the mobile number. */
export function useSentCodes(onSendCode: (mobile: string) => Promise<string | null>) {
  const [sentAt, setSentAt] = useState<Readonly<Record<string, number>>>({});
  return {
    onSendCode: async (mobile: string) => {
      const reason = await onSendCode(mobile);
      if (reason === null) setSentAt((before) => ({ ...before, [mobile]: Date.now() }));
      return reason;
    },
    getCodeSentAt: (mobile: string) => sentAt[mobile] ?? null,
  };
}
