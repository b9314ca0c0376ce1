import { findCode, limits, mobile, normalise } from '@cloud-school/validators';
import { ShieldCheck } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SmsCodeField } from '../../primitives/sms-code-field/SmsCodeField.tsx';
import { smsCodeLabels, smsFailedMessage } from '../smsCodeLabels.ts';

interface SmsFields {
  mobile: string;
  code: string;
}

interface CodeFieldProps {
  /** When the last code to a mobile was sent, in milliseconds since 1970; null if none was. */
  getCodeSentAt: (mobile: string) => number | null;
  /** Resolves to the reason if the code was not sent, else to null. */
  onSendCode: (mobile: string) => Promise<string | null>;
  disabled?: boolean;
}

/** The SMS code field; its button validates the mobile number before it sends a code (LOGIN-03). */
export function CodeField({ getCodeSentAt, onSendCode, disabled = false }: CodeFieldProps) {
  const { getValues, setError, setFocus, clearErrors } = useFormContext<SmsFields>();
  const { field, fieldState } = useController<SmsFields, 'code'>({ name: 'code' });
  const mobileNow = useWatch<SmsFields, 'mobile'>({ name: 'mobile' });

  const send = async () => {
    const number = normalise(mobile)(getValues('mobile'));
    clearErrors(['mobile', 'code']);
    try {
      const { getSmsMobileError } = await import('../getSmsMobileError.ts');
      const error = getSmsMobileError(number);
      if (error) {
        setError('mobile', { message: error });
        setFocus('mobile');
        return;
      }
      const reason = await onSendCode(number);
      if (reason !== null) setError('code', { message: `${smsFailedMessage}：${reason}` });
      else setFocus('code');
    } catch {
      setError('code', { message: smsFailedMessage });
    }
  };

  return (
    <SmsCodeField
      labels={smsCodeLabels}
      {...field}
      disabled={disabled}
      label="验证码"
      isLabelHidden
      placeholder="请输入验证码"
      icon={<ShieldCheck size={20} aria-hidden />}
      clean={(text) => findCode(text, limits.smsCode)}
      error={fieldState.error?.message}
      sentAt={getCodeSentAt(normalise(mobile)(mobileNow))}
      onSend={send}
    />
  );
}
