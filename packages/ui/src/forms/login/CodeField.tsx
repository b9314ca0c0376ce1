import { mobileSms } from '@cloud-school/validators';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SmsCodeButton } from '../../primitives/sms-code-button/SmsCodeButton.tsx';
import { useSmsPhase } from '../../primitives/sms-code-button/useSmsPhase.ts';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import type { LoginFields } from './LoginFields.ts';
import { normaliseMobile } from './normaliseMobile.ts';

interface CodeFieldProps {
  /** When the last code was sent, in milliseconds since 1970; null when none was. */
  codeSentAt: number | null;
  /** Rejects when the code could not be sent. */
  onSendCode: (mobile: string) => Promise<void>;
}

/** The SMS code with its button, which checks the number before it sends (LOGIN-03). */
export function CodeField({ codeSentAt, onSendCode }: CodeFieldProps) {
  const { getValues, setError, setFocus, clearErrors } = useFormContext<LoginFields>();
  const { field, fieldState } = useController<LoginFields, 'code'>({ name: 'code' });
  const phase = useSmsPhase(codeSentAt);
  const [isSending, setSending] = useState(false);
  const [refusedFor, setRefusedFor] = useState<number | null>(null);
  const isCounting = phase.kind === 'counting';
  const isRefused = isCounting && refusedFor === codeSentAt;

  const send = async () => {
    const mobile = normaliseMobile(getValues('mobile'));
    if (mobile === '' || !mobileSms.test(mobile)) {
      setError('mobile', { message: mobile === '' ? '请输入手机号' : '请输入正确的手机号' });
      setFocus('mobile');
      return;
    }
    clearErrors();
    setSending(true);
    try {
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
        <SmsCodeButton
          phase={phase}
          isSending={isSending}
          onSend={() => void send()}
          onRefuse={() => setRefusedFor(codeSentAt)}
        />
      }
    />
  );
}
