import { LoginForm, type LoginFormProps } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import { useSentCodes } from './useSentCodes.ts';

export interface LoginFormPartProps extends Pick<LoginFormProps, 'onLogin' | 'onSendCode' | 'initialMode'> {
  agreement?: ReactNode;
}

/** The sign-in by password or by SMS code. */
export function LoginFormPart({
  onSendCode,
  agreement = '我已阅读并同意用户协议',
  ...rest
}: LoginFormPartProps) {
  return <LoginForm {...rest} {...useSentCodes(onSendCode)} agreement={agreement} />;
}
