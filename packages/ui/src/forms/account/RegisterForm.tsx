import type { RegistrationType } from '@cloud-school/domain';
import { companyName, name as personName, normalise } from '@cloud-school/validators';
import { Building2, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { lazyResolver } from '../../primitives/lazy-resolver/lazyResolver.ts';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import { busyMessage } from '../busyMessage.ts';
import { FormError } from '../form-error/FormError.tsx';
import { Form } from '../form/Form.tsx';
import { AgreementField } from './AgreementField.tsx';
import { CodeField } from './CodeField.tsx';
import { InvitationField, type InvitationFieldProps } from './InvitationField.tsx';
import { MobileField } from './MobileField.tsx';
import type { RegisterFields, RegisterFailure, RegisterValues, SchoolChoices } from './RegisterFields.ts';
import type { RegisterContext } from './registerResolver.ts';
import { SchoolField } from './SchoolField.tsx';

const rules = lazyResolver(() =>
  import('./registerResolver.ts').then(({ registerResolver }) => registerResolver),
);

export interface RegisterFormProps extends InvitationFieldProps {
  type: RegistrationType;
  schools: SchoolChoices;
  /** The code of the page's address. */
  initialInvitationCode?: string;
  /** What was entered before a reload: the account exists, and a later step is missing. */
  pending?: RegisterValues | null;
  /** Resolves to the failure, or null after a successful registration. */
  onRegister: (values: RegisterValues) => Promise<RegisterFailure | null>;
  /** Resolves to the reason if the code was not sent, else to null. */
  onSendCode: (mobile: string) => Promise<string | null>;
  /** When the last code to a mobile was sent, in milliseconds since 1970; null if none was. */
  getCodeSentAt: (mobile: string) => number | null;
  /** The label of the checkbox of the agreements. */
  agreement: ReactNode;
}

const EMPTY: RegisterFields = {
  name: '',
  mobile: '',
  code: '',
  schoolId: '',
  enterpriseName: '',
  invitationCode: '',
  agreed: false,
};
const toFields = (values: RegisterValues): Partial<RegisterFields> => {
  const account = { name: values.name ?? '', mobile: values.mobile, code: '', agreed: true };
  return 'schoolId' in values
    ? { ...account, schoolId: values.schoolId }
    : { ...account, enterpriseName: values.enterpriseName, invitationCode: values.invitationCode };
};

function toValues(type: RegistrationType, fields: RegisterFields): RegisterValues {
  const { name, mobile, code, schoolId, enterpriseName, invitationCode } = fields;
  const account = { name: name || null, mobile, code };
  if (type === 'enterprise') return { ...account, type, enterpriseName, invitationCode };
  return { ...account, type, schoolId };
}

const PERSON = { name: '姓名', submit: '注册并进入云校' };

const WORDS: Record<RegistrationType, { name: string; submit: string }> = {
  'nursing-student': PERSON,
  'health-student': PERSON,
  enterprise: { name: '联系人姓名', submit: '提交入驻' },
};

const BUSY: RegisterFailure = { message: busyMessage, hasAccount: false };

/** Registration of a person or an enterprise (REG-01); the fields keep their values when the type changes or a step fails. */
export function RegisterForm({
  type,
  schools,
  initialInvitationCode = '',
  pending = null,
  onRegister,
  onSendCode,
  getCodeSentAt,
  invitation,
  onLookUp,
  help,
  agreement,
}: RegisterFormProps) {
  const words = WORDS[type];
  const { nameScripts } = useSchoolSettings();
  // An enterprise joins the school of its invitation.
  const choices = type === 'enterprise' ? null : schools[type];
  const [failure, setFailure] = useState<(RegisterFailure & { type: RegistrationType }) | null>(
    pending && { type: pending.type, message: '账号已经注册，请继续完成。', hasAccount: true },
  );
  const hasAccount = failure?.hasAccount ?? false;
  const form = useForm<RegisterFields, RegisterContext>({
    defaultValues: { ...EMPTY, invitationCode: initialInvitationCode, ...(pending && toFields(pending)) },
    resolver: rules.resolver,
    context: { type, schools: choices ?? [], hasAccount, nameScripts },
  });

  const fail = (next: RegisterFailure) => {
    setFailure((previous) => ({
      ...next,
      type,
      hasAccount: next.hasAccount || Boolean(previous?.hasAccount),
    }));
    if (next.field) form.setError(next.field, { message: next.message }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (fields) => {
    const next = await onRegister(toValues(type, fields));
    if (next) fail(next);
  });

  return (
    <FormProvider {...form}>
      <Stack onFocus={rules.preload} onSubmit={(event) => void submit(event).catch(() => fail(BUSY))}>
        {choices ? (
          <SchoolField schools={choices} />
        ) : (
          <InvitationField invitation={invitation} onLookUp={onLookUp} help={help} />
        )}
        {!choices && (
          <Controller
            name="enterpriseName"
            control={form.control}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label="企业名称"
                isLabelHidden
                placeholder="请输入企业名称"
                autoComplete="organization"
                icon={<Building2 size={20} aria-hidden />}
                clean={normalise(companyName)}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <Controller
          name="name"
          control={form.control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              disabled={hasAccount}
              label={words.name}
              isLabelHidden
              placeholder={`请输入${words.name}（选填）`}
              autoComplete="name"
              icon={<User size={20} aria-hidden />}
              clean={normalise(personName)}
              error={fieldState.error?.message}
            />
          )}
        />
        <MobileField disabled={hasAccount} />
        {!pending && (
          <CodeField getCodeSentAt={getCodeSentAt} onSendCode={onSendCode} disabled={hasAccount} />
        )}
        <div>
          <AgreementField>{agreement}</AgreementField>
          <RegisterError
            message={failure && !failure.field && failure.type === type ? failure.message : null}
          />
          <Button type="submit" size="large" isFullWidth isLoading={form.formState.isSubmitting}>
            {hasAccount ? '继续完成' : words.submit}
          </Button>
        </div>
      </Stack>
    </FormProvider>
  );
}

const Stack = styled(Form)`
  display: grid;
  gap: ${theme.space[3]};
`;

const RegisterError = styled(FormError)`
  margin-bottom: ${theme.space[4]};
`;
