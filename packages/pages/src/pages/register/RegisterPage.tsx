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

/** The query `type` of this page's address (REG-01). */
const TYPE_CODES: Record<RegistrationType, string> = {
  'nursing-student': '1',
  enterprise: '2',
  'health-student': '3',
};

function parseType(code: string | null): RegistrationType {
  if (code === TYPE_CODES.enterprise) return 'enterprise';
  return code === TYPE_CODES['health-student'] ? 'health-student' : 'nursing-student';
}

/** Registration of persons (type 1 and 3) and enterprises (type 2), REG-01; its path is ours. */
export function RegisterPage() {
  const { brand } = usePortal();
  const { school } = useTenantSchool();
  const [search, setSearch] = useSearchParams();
  const type = parseType(search.get('type'));
  const frame = useAuthFrame({
    words: registerWords[type],
    audience: type === 'enterprise' ? 'enterprise' : 'student',
  });
  const register = useRegistration();
  const sms = useSmsCode();
  const [given] = useState(() => search.get('invitationCode')?.slice(0, 6) ?? '');
  const [code, setCode] = useState(given);
  const answer = useInvitation(type === 'enterprise' ? code : '');

  return (
    <RegisterScreen
      {...frame}
      type={type}
      onTypeChange={(next) => {
        const query = new URLSearchParams(search);
        query.set('type', TYPE_CODES[next]);
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
