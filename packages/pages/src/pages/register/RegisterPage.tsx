import type { RegistrationType } from '@cloud-school/domain';
import { dataOf, RegisterScreen, useIsHydrating } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withRedirect } from '../../features/auth/authLinks.ts';
import { type AuthFrameOptions, useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { useInvitation } from '../../features/invitation/useInvitation.ts';
import { useSmsCode } from '../../features/sms/useSmsCode.ts';
import { readRegistrationType, registerPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { type PendingRegistration, readPendingRegistration } from './pendingRegistration.ts';
import { readCloudSchools } from './readCloudSchools.ts';
import { useRegistration } from './useRegistration.ts';

/** Registration of persons (type 1 and 3) and enterprises (type 2), REG-01; its path is ours. */
export function RegisterPage() {
  const { device } = usePortal();
  const [stored] = useState(() => readPendingRegistration(device));
  // A server knows nothing of it; the form that came with its page is replaced by one with the stored values.
  const pending = useIsHydrating() ? null : stored;
  return <Registration key={pending ? 'pending' : 'new'} pending={pending} />;
}

function Registration({ pending }: { pending: PendingRegistration | null }) {
  const { brand, config } = usePortal();
  const { school } = useTenantSchool();
  const [search, setSearch] = useSearchParams();
  const named = readRegistrationType(search);
  const [cloudSchools] = useState(() => readCloudSchools(config.registrationSchools));
  // A host without cloud schools for persons registers enterprises only.
  const type = named === 'enterprise' || cloudSchools[named].length > 0 ? named : 'enterprise';
  const frame = useAuthFrame(FRAMES[type]);
  const register = useRegistration(pending);
  const sms = useSmsCode();
  const [given] = useState(() =>
    pending && 'invitationCode' in pending.values
      ? pending.values.invitationCode
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
      typeNames={brand.words.registrationTypes}
      schools={cloudSchools}
      initialInvitationCode={given}
      pending={pending && pending.values}
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

const STUDENT: AuthFrameOptions = {
  audience: 'student',
  words: {
    eyebrow: '学员注册',
    headline: '先选云校，\n再选课',
    promises: ['一个账号，学习与考试通用', '手机与电脑都能学习', '证书在线查询'],
  },
};

/** The panel next to each registration form. */
const FRAMES: Record<RegistrationType, AuthFrameOptions> = {
  'nursing-student': STUDENT,
  'health-student': STUDENT,
  enterprise: {
    audience: 'enterprise',
    words: {
      eyebrow: '企业入驻',
      headline: '一张码，\n整个班组一起学',
      promises: ['凭邀请码加入学校', '员工在同一处学习', '证书在线查询'],
    },
  },
};
