import { LoginForm, type LoginFormProps } from '../../forms/account/LoginForm.tsx';
import { type AgreementAddresses, Agreements } from '../../layout/auth-layout/Agreements.tsx';
import { type AuthFrame, AuthLayout } from '../../layout/auth-layout/AuthLayout.tsx';
import { AuthLinks } from '../../layout/auth-layout/AuthLinks.tsx';
import type { LayoutTarget } from '../../layout/layout-link/LayoutLink.tsx';

export interface LoginScreenProps
  extends AuthFrame, Pick<LoginFormProps, 'onLogin' | 'onSendCode' | 'getCodeSentAt' | 'initialMode'> {
  title?: string;
  hint?: string;
  agreements?: AgreementAddresses;
  registerLink?: LayoutTarget;
  otherLinks?: LayoutTarget[];
}

/** The sign-in page (LOGIN-01 to LOGIN-05). */
export function LoginScreen({
  name,
  logoUrl,
  homeTo,
  panel,
  panelSide,
  backdrop,
  licence,
  title = '欢迎回来',
  hint = '登录后继续您的课程、考试与证书',
  agreements = {},
  registerLink,
  otherLinks = [],
  ...form
}: LoginScreenProps) {
  return (
    <AuthLayout {...{ name, logoUrl, homeTo, panel, panelSide, backdrop, licence, title, hint }}>
      <LoginForm {...form} agreement={<Agreements {...agreements} />} />
      <AuthLinks registerLink={registerLink} otherLinks={otherLinks} />
    </AuthLayout>
  );
}
