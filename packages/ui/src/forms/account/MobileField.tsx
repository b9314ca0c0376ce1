import { mobile, normalise } from '@cloud-school/validators';
import { Smartphone } from 'lucide-react';
import { useController } from 'react-hook-form';
import { TextField } from '../../primitives/text-field/TextField.tsx';

/** The mobile number; what was pasted loses spaces and the country code. */
export function MobileField({ disabled = false }: { disabled?: boolean }) {
  const { field, fieldState } = useController<{ mobile: string }, 'mobile'>({ name: 'mobile' });
  return (
    <TextField
      {...field}
      disabled={disabled}
      label="手机号"
      isLabelHidden
      placeholder="请输入手机号"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      icon={<Smartphone size={20} aria-hidden />}
      prefix="+86"
      clean={normalise(mobile)}
      error={fieldState.error?.message}
    />
  );
}
