import { LoginScreen, useIsHydrating } from '@cloud-school/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { authLinks, withRedirect } from '../../features/auth/authLinks.ts';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { useSmsCode } from '../../features/sms/useSmsCode.ts';
import type { AuthWords } from '../../platform/brand/Brand.ts';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { registerPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useLogin } from './useLogin.ts';

const SignedIn = lazyComponent(() => import('./SignedIn.tsx'), 'SignedIn');

interface LoginPageProps {
  /** Make it the sign-in of another group. */
  words?: Partial<AuthWords>;
  /** Those who sign in here do not register as students. */
  isForStaff?: boolean;
}

/** The sign-in of students (LOGIN-01 to LOGIN-05); who is signed in already is asked whether to continue. */
export function LoginPage({ words, isForStaff = false }: LoginPageProps) {
  const { session } = usePortal();
  const [isAsking, setAsking] = useState(() => session.get().kind === 'student');
  // The page of a server is that of a visitor.
  const isHydrating = useIsHydrating();
  return isAsking && !isHydrating ? (
    <SignedIn words={words} onChange={() => setAsking(false)} />
  ) : (
    <SignIn words={words} isForStaff={isForStaff} />
  );
}

function SignIn({ words, isForStaff }: LoginPageProps) {
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
      registerLink={
        isForStaff
          ? undefined
          : { label: '注册学员', to: withRedirect(registerPath('nursing-student'), search) }
      }
      otherLinks={authLinks(pathname, search, config)}
      onLogin={login}
      onSendCode={sms.send}
      getCodeSentAt={sms.getSentAt}
    />
  );
}
