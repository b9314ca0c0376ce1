import { LoginPanel, LoginScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { thisYear } from '../time/today.ts';
import { usePageTitle } from '../title/usePageTitle.ts';
import type { LoginLook } from './LoginLook.ts';
import { standardLook } from './standardLook.ts';
import { useLogin } from './useLogin.ts';
import { useSmsCode } from '../sms/useSmsCode.ts';

/** Sign-in of a school's students (LOGIN-01 to LOGIN-05). */
export function LoginPage({ look = standardLook }: { look?: LoginLook }) {
  const { brand } = usePortal();
  const { school } = useTenantSchool();
  const login = useLogin();
  const sms = useSmsCode();
  const [year] = useState(thisYear);
  usePageTitle();

  const facts = school.status === 'ready' ? school.data : null;
  const { title, hint, panelSide, eyebrow, headline, promises, Art, Backdrop } = look;
  return (
    <LoginScreen
      name={brand.fixedTitle ?? facts?.universityName ?? brand.name}
      logoUrl={brand.fixedTitle ? null : facts?.logoUrl}
      title={title}
      hint={hint}
      panelSide={panelSide}
      panel={<LoginPanel art={<Art />} eyebrow={eyebrow} title={headline} promises={promises} />}
      backdrop={<Backdrop />}
      licence={[`© ${year} ${facts?.universityName ?? brand.name}`, ...brand.licence]}
      onLogin={login}
      onSendCode={sms.send}
      codeSentAt={sms.sentAt}
    />
  );
}
