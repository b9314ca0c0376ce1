import { SmsCodeField, type SmsCodeFieldProps, smsCodeLabels, smsFailedMessage } from '@cloud-school/ui';
import { useState } from 'react';

export interface CodeFieldPartProps extends Omit<SmsCodeFieldProps, 'sentAt' | 'onSend' | 'labels'> {
  /** Time of a code that was sent before, in milliseconds since 1970. */
  sentAt?: number;
  /** Sends a code; resolves to the reason where it was refused. */
  onSendCode: () => Promise<string | null>;
}

/** A field for an SMS code that remembers when it sent one. */
export function CodeFieldPart({ sentAt, onSendCode, error, ...rest }: CodeFieldPartProps) {
  const [ownSentAt, setOwnSentAt] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function send() {
    const reason = await onSendCode();
    setRefusal(reason === null ? null : `${smsFailedMessage}：${reason}`);
    if (reason === null) setOwnSentAt(Date.now());
  }
  return (
    <SmsCodeField
      {...rest}
      error={error ?? refusal ?? undefined}
      sentAt={ownSentAt ?? sentAt ?? null}
      onSend={send}
      labels={smsCodeLabels}
    />
  );
}
