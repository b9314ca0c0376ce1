import type { RegistrationType } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { RegisterForm, type RegisterFormProps } from '../../forms/account/RegisterForm.tsx';
import { type AgreementAddresses, Agreements } from '../../layout/auth-layout/Agreements.tsx';
import { type AuthFrame, AuthLayout } from '../../layout/auth-layout/AuthLayout.tsx';
import { TextLink } from '../../primitives/link/TextLink.tsx';
import { touchHeight } from '../../primitives/link/touchHeight.ts';
import { toOptions } from '../../primitives/options/toOptions.ts';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { theme } from '../../theme/theme.ts';

export interface RegisterScreenProps extends AuthFrame, Omit<RegisterFormProps, 'agreement' | 'help'> {
  onTypeChange: (type: RegistrationType) => void;
  /** What students of each type are called. */
  typeNames: Record<Exclude<RegistrationType, 'enterprise'>, string>;
  loginTo: string;
  /** The phone that enterprises call for an invitation code. */
  phone?: string | null;
  agreements?: AgreementAddresses;
}

/** The registration page of students and enterprises (REG-01). */
export function RegisterScreen({
  name,
  logoUrl,
  homeTo,
  panel,
  panelSide,
  backdrop,
  licence,
  onTypeChange,
  typeNames,
  loginTo,
  phone,
  agreements = {},
  ...form
}: RegisterScreenProps) {
  const words = WORDS[form.type];
  const types = toOptions<RegistrationType>({ ...typeNames, enterprise: '企业入驻' }).filter(
    ({ value }) => value === 'enterprise' || form.schools[value].length > 0,
  );
  const hint = (
    <>
      {words.hint && <span>{words.hint}</span>}
      <Account>
        已有账号？<LoginLink to={loginTo}>去登录</LoginLink>
      </Account>
    </>
  );
  const help = phone && (
    <>
      没有邀请码？请致电学校 <Phone href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Phone>
    </>
  );
  return (
    <AuthLayout {...{ name, logoUrl, homeTo, panel, panelSide, backdrop, licence, hint }} title={words.title}>
      <Types>
        <SegmentedControl
          label="注册身份"
          isFullWidth
          value={form.type}
          onChange={onTypeChange}
          options={types}
        />
      </Types>
      <RegisterForm {...form} help={help} agreement={<Agreements {...agreements} />} />
    </AuthLayout>
  );
}

const PERSON = { title: '注册学员账号', hint: null };

const WORDS: Record<RegistrationType, { title: string; hint: string | null }> = {
  'nursing-student': PERSON,
  'health-student': PERSON,
  enterprise: { title: '企业入驻', hint: '凭学校发给企业的邀请码绑定。' },
};

/** On one line, so that no line begins with the link alone. */
const Account = styled.span`
  white-space: nowrap;
`;

const LoginLink = styled(TextLink)`
  ${touchHeight}
  font: ${theme.type.bodyStrong};
`;

const Phone = styled.a`
  ${touchHeight}
  white-space: nowrap;
  color: ${theme.color.action.base};
`;

const Types = styled.div`
  margin-bottom: ${theme.space[4]};
`;
