import { CLOUD_SCHOOLS, type RegistrationType } from '@cloud-school/api-client';
import { dataOf, RegisterScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withRedirect } from '../../features/auth/authLinks.ts';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { useInvitation } from '../../features/invitation/useInvitation.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSmsCode } from '../../features/sms/useSmsCode.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { registerWords } from './registerWords.ts';
import { useRegistration } from './useRegistration.ts';

const isType = (text: string | null): text is RegistrationType =>
  text === '1' || text === '2' || text === '3';

/** Registration of persons (type 1 and 3) and enterprises (type 2), REG-01; its path is ours. */
export function RegisterPage() {
  const { brand } = usePortal();
  const { school } = useTenantSchool();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('type');
  const type = isType(asked) ? asked : '1';
  const frame = useAuthFrame({
    words: registerWords[type],
    audience: type === '2' ? 'enterprise' : 'student',
  });
  const register = useRegistration();
  const sms = useSmsCode();
  const [given] = useState(() => search.get('invitationCode')?.slice(0, 6) ?? '');
  const [code, setCode] = useState(given);
  const answer = useInvitation(type === '2' ? code : '');

  return (
    <RegisterScreen
      {...frame}
      type={type}
      onTypeChange={(next) => {
        const query = new URLSearchParams(search);
        query.set('type', next);
        setSearch(query, { replace: true });
      }}
      schools={CLOUD_SCHOOLS}
      initialInvitationCode={given}
      invitation={{ code, answer }}
      onLookUp={setCode}
      loginTo={withRedirect(brand.loginPath, search)}
      phone={dataOf(school)?.contactMobile ?? null}
      onRegister={register}
      onSendCode={sms.send}
      codeSentAt={sms.sentAt}
    />
  );
}
