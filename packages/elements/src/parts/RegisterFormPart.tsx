import {
  failed,
  type Invitation,
  LOADING,
  ready,
  RegisterForm,
  type RegisterFormProps,
} from '@cloud-school/ui';
import { type ReactNode, useState } from 'react';
import { useSentCodes } from './useSentCodes.ts';

export interface RegisterFormPartProps extends Pick<
  RegisterFormProps,
  'type' | 'schools' | 'initialInvitationCode' | 'pending' | 'onRegister' | 'onSendCode' | 'help'
> {
  agreement?: ReactNode;
  /** Resolves with the school of a code, with null for an unknown one, with false where nobody could be asked. */
  onLookUp: (code: string) => Promise<Invitation | false>;
}

/** The registration of a person or an enterprise; the page is asked for the school of an invitation code. */
export function RegisterFormPart({
  onLookUp,
  onSendCode,
  agreement = '我已阅读并同意用户协议',
  ...rest
}: RegisterFormPartProps) {
  const [invitation, setInvitation] = useState<RegisterFormProps['invitation']>(null);
  const lookUp = async (code: string) => {
    setInvitation({ code, answer: LOADING });
    const found = await onLookUp(code);
    const answer = found === false ? failed(NOT_ASKED, () => void lookUp(code)) : ready(found);
    setInvitation((current) => (current?.code === code ? { code, answer } : current));
  };
  return (
    <RegisterForm
      {...rest}
      {...useSentCodes(onSendCode)}
      invitation={invitation}
      onLookUp={(code) => void lookUp(code)}
      agreement={agreement}
    />
  );
}

const NOT_ASKED = '网络不稳定，请稍后重试';
