import { ShieldCheck } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { SmsCodeField } from '../../primitives/sms-code-field/SmsCodeField.tsx';
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
  disabled?: boolean;
}

/** The SMS code field; its button validates the mobile number before it sends a code (LOGIN-03). */
export function CodeField({ codeSentAt, onSendCode, disabled = false }: CodeFieldProps) {
  const { getValues, setError, setFocus, clearErrors } = useFormContext<SmsFields>();
  const { field, fieldState } = useController<SmsFields, 'code'>({ name: 'code' });

  const send = async () => {
    const mobile = normaliseMobile(getValues('mobile'));
    clearErrors(['mobile', 'code']);
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
    }
  };

  return (
    <SmsCodeField
      {...field}
      disabled={disabled}
      label="验证码"
      isLabelHidden
      placeholder="请输入6位验证码"
      icon={<ShieldCheck size={20} aria-hidden />}
      maxLength={6}
      error={fieldState.error?.message}
      sentAt={codeSentAt}
      onSend={send}
    />
  );
}
