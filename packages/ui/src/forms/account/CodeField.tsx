import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SmsCodeButton } from '../../primitives/sms-code-button/SmsCodeButton.tsx';
import { useSmsPhase } from '../../primitives/sms-code-button/useSmsPhase.ts';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { normaliseMobile } from './normaliseMobile.ts';

interface SmsFields {
  mobile: string;
  code: string;
}

interface CodeFieldProps {
  /** When the last code was sent, in milliseconds since 1970; null if none was. */
  codeSentAt: number | null;
  /** Rejects if the code could not be sent. */
  onSendCode: (mobile: string) => Promise<void>;
  isDisabled?: boolean;
}

/** The SMS code field; its button validates the mobile number before it sends a code (LOGIN-03). */
export function CodeField({ codeSentAt, onSendCode, isDisabled = false }: CodeFieldProps) {
  const { getValues, setError, setFocus, clearErrors } = useFormContext<SmsFields>();
  const { field, fieldState } = useController<SmsFields, 'code'>({ name: 'code' });
  const phase = useSmsPhase(codeSentAt);
  const [isSending, setSending] = useState(false);
  const [refusedFor, setRefusedFor] = useState<number | null>(null);
  const isCounting = phase.kind === 'counting';
  const isRefused = isCounting && refusedFor === codeSentAt;

  const send = async () => {
    const mobile = normaliseMobile(getValues('mobile'));
    clearErrors(['mobile', 'code']);
    setSending(true);
    try {
      const { getSmsMobileError } = await import('./getSmsMobileError.ts');
      const error = getSmsMobileError(mobile);
      if (error) {
        setError('mobile', { message: error });
        setFocus('mobile');
        return;
      }
      await onSendCode(mobile);
      setFocus('code');
    } catch {
      setError('code', { message: '验证码发送失败' });
    } finally {
      setSending(false);
    }
  };

  return (
    <TextField
      {...field}
      isDisabled={isDisabled}
      label="验证码"
      isLabelHidden
      placeholder="请输入6位验证码"
      icon={<ShieldCheck size={20} aria-hidden />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      error={fieldState.error?.message ?? (isRefused ? '请在倒计时结束后再发送' : undefined)}
      success={isCounting ? '验证码已发送' : undefined}
      suffix={
        !isDisabled && (
          <SmsCodeButton
            phase={phase}
            isSending={isSending}
            onSend={() => void send()}
            onRefuse={() => setRefusedFor(codeSentAt)}
          />
        )
      }
    />
  );
}
