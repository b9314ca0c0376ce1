import { LoginScreen } from '@cloud-school/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { brandLook } from '../../features/auth/brandLook.ts';
import { entranceLinks, withRedirect } from '../../features/auth/entranceLinks.ts';
import type { EntranceLook } from '../../features/auth/EntranceLook.ts';
import { useEntranceFrame } from '../../features/auth/useEntranceFrame.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSmsCode } from '../../features/sms/useSmsCode.ts';
import { useLogin } from './useLogin.ts';

/** Sign-in of a school's students (LOGIN-01 to LOGIN-05), or of those whom the words of an entrance name. */
export function LoginPage({ words }: { words?: Partial<EntranceLook> }) {
  const { brand, config } = usePortal();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const look = brandLook(brand, words);
  const frame = useEntranceFrame(look);
  const login = useLogin();
  const sms = useSmsCode();
  return (
    <LoginScreen
      {...frame}
      title={look.title}
      hint={look.hint}
      registerLink={{ label: '注册学员', to: withRedirect('/register?type=1', search) }}
      otherLinks={entranceLinks(pathname, search, config)}
      onLogin={login}
      onSendCode={sms.send}
      codeSentAt={sms.sentAt}
    />
  );
}
