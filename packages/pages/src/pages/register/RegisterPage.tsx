import { dataOf, RegisterScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withRedirect } from '../../features/auth/authLinks.ts';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { useInvitation } from '../../features/invitation/useInvitation.ts';
import { useSmsCode } from '../../features/sms/useSmsCode.ts';
import { readRegistrationType, registerPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { readCloudSchools } from './readCloudSchools.ts';
import { registerWords } from './registerWords.ts';
import { useRegistration } from './useRegistration.ts';

/** Registration of persons (type 1 and 3) and enterprises (type 2), REG-01; its path is ours. */
export function RegisterPage() {
  const { brand, config } = usePortal();
  const { school } = useTenantSchool();
  const [search, setSearch] = useSearchParams();
  const named = readRegistrationType(search);
  const [cloudSchools] = useState(() => readCloudSchools(config.registrationSchools));
  // A host without cloud schools for persons registers enterprises only.
  const type = named === 'enterprise' || cloudSchools[named].length > 0 ? named : 'enterprise';
  const frame = useAuthFrame({
    words: registerWords[type],
    audience: type === 'enterprise' ? 'enterprise' : 'student',
  });
  const { register, pending } = useRegistration();
  const sms = useSmsCode();
  const [given] = useState(() =>
    pending?.type === 'enterprise'
      ? pending.invitationCode
      : (search.get('invitationCode')?.slice(0, 6) ?? ''),
  );
  const [code, setCode] = useState(given);
  const answer = useInvitation(type === 'enterprise' ? code : '');

  return (
    <RegisterScreen
      {...frame}
      type={type}
      onTypeChange={(next) => {
        const query = new URLSearchParams(registerPath(next).split('?')[1]);
        setSearch({ ...Object.fromEntries(search), ...Object.fromEntries(query) }, { replace: true });
      }}
      schools={cloudSchools}
      initialInvitationCode={given}
      pending={pending}
      invitation={{ code, answer }}
      onLookUp={setCode}
      loginTo={withRedirect(brand.loginPath, search)}
      phone={dataOf(school)?.contactMobile ?? null}
      onRegister={register}
      onSendCode={sms.send}
      getCodeSentAt={sms.getSentAt}
    />
  );
}
