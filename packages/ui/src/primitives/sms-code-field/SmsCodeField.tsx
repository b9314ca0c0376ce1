import { useState } from 'react';
import { SmsCodeButton, type SmsCodeButtonLabels } from '../sms-code-button/SmsCodeButton.tsx';
import { useSmsPhase } from '../sms-code-button/useSmsPhase.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export interface SmsCodeFieldProps extends Omit<
  TextFieldProps,
  'suffix' | 'success' | 'inputMode' | 'autoComplete'
> {
  /** Time of the last code in milliseconds since 1970; null before the first. */
  sentAt: number | null;
  /** Checks the number and sends the code; failures arrive as `error`. */
  onSend: () => Promise<void>;
  labels: SmsCodeLabels;
}

export interface SmsCodeLabels extends SmsCodeButtonLabels {
  /** While the countdown runs. */
  sent: string;
  /** After a press during the countdown. */
  refused: string;
}

/** A field for an SMS code with the button that sends it. A press during the countdown shows why it is refused. */
export function SmsCodeField({ sentAt, onSend, labels, error, ...rest }: SmsCodeFieldProps) {
  const phase = useSmsPhase(sentAt);
  const [isSending, setSending] = useState(false);
  const [refusedFor, setRefusedFor] = useState<number | null>(null);
  const isCounting = phase.kind === 'counting';
  const isRefused = isCounting && refusedFor === sentAt;

  async function send() {
    setSending(true);
    try {
      await onSend();
    } finally {
      setSending(false);
    }
  }

  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={error ?? (isRefused ? labels.refused : undefined)}
      success={isCounting ? labels.sent : undefined}
      suffix={
        !rest.disabled && (
          <SmsCodeButton
            phase={phase}
            labels={labels}
            isSending={isSending}
            onSend={() => void send()}
            onRefuse={() => setRefusedFor(sentAt)}
          />
        )
      }
    />
  );
}
