import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  showLabel?: string;
  hideLabel?: string;
}

/** A password field with a button that shows and hides the text. */
export function PasswordField({
  showLabel = '显示密码',
  hideLabel = '隐藏密码',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          variant="ghost"
          size="small"
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
