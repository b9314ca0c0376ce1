import { LoginScreen } from '@cloud-school/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { authLinks, withRedirect } from '../../features/auth/authLinks.ts';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { useSmsCode } from '../../features/sms/useSmsCode.ts';
import type { AuthWords } from '../../platform/brand/Brand.ts';
import { registerPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useLogin } from './useLogin.ts';

/** The sign-in of students (LOGIN-01 to LOGIN-05); `words` make it the sign-in of another group. */
export function LoginPage({ words }: { words?: Partial<AuthWords> }) {
  const { brand, config } = usePortal();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const frame = useAuthFrame({ words });
  const { title, hint } = { ...brand.words.auth, ...words };
  const login = useLogin();
  const sms = useSmsCode();
  return (
    <LoginScreen
      {...frame}
      title={title}
      hint={hint}
      registerLink={{ label: '注册学员', to: withRedirect(registerPath('nursing-student'), search) }}
      otherLinks={authLinks(pathname, search, config)}
      onLogin={login}
      onSendCode={sms.send}
      getCodeSentAt={sms.getSentAt}
    />
  );
}
