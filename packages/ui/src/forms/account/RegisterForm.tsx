import type { RegistrationType } from '@cloud-school/api-client';
import { Building2, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { theme } from '../../theme/theme.ts';
import { AgreementField } from './AgreementField.tsx';
import { CodeField } from './CodeField.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { InvitationField, type InvitationFieldProps } from './InvitationField.tsx';
import { lazyRegisterResolver, preloadRegisterRules, type RegisterContext } from './lazyRegisterResolver.ts';
import { MobileField } from './MobileField.tsx';
import type { RegisterFields, RegisterRefusal, RegisterValues, SchoolChoices } from './RegisterFields.ts';
import { SchoolField } from './SchoolField.tsx';

export interface RegisterFormProps extends InvitationFieldProps {
  type: RegistrationType;
  schools: SchoolChoices;
  /** Of an address that carries one. */
  initialInvitationCode?: string;
  /** Resolves to why it did not end well, or null when the new student is in. */
  onRegister: (values: RegisterValues) => Promise<RegisterRefusal | null>;
  /** Rejects when the code could not be sent. */
  onSendCode: (mobile: string) => Promise<void>;
  /** When the last code was sent, in milliseconds since 1970; null when none was. */
  codeSentAt: number | null;
  /** The words beside the tick, with links to the agreements where they have pages. */
  agreement?: ReactNode;
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
const BUSY: RegisterRefusal = { message: '系统繁忙', hasAccount: false };

/** Registration of a person or an enterprise (REG-01); what was typed stays when the kind changes or a step fails. */
export function RegisterForm({
  type,
  schools,
  initialInvitationCode = '',
  onRegister,
  onSendCode,
  codeSentAt,
  invitation,
  onLookUp,
  help,
  agreement = '已阅读并同意用户服务协议与隐私政策',
}: RegisterFormProps) {
  const isEnterprise = type === '2';
  const choices = isEnterprise ? [] : schools[type];
  const [refusal, setRefusal] = useState<(RegisterRefusal & { type: RegistrationType }) | null>(null);
  const hasAccount = refusal?.hasAccount ?? false;
  const form = useForm<RegisterFields, RegisterContext>({
    defaultValues: { ...EMPTY, invitationCode: initialInvitationCode },
    resolver: lazyRegisterResolver,
    context: { type, schools: choices },
  });

  const refuse = (reason: RegisterRefusal) => {
    setRefusal((before) => ({
      ...reason,
      type,
      hasAccount: reason.hasAccount || Boolean(before?.hasAccount),
    }));
    if (reason.field) form.setError(reason.field, { message: reason.message }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (fields) => {
    const { name, mobile, code, schoolId, enterpriseName, invitationCode } = fields;
    const person = { name: name || null, mobile, code };
    const reason = await onRegister(
      type === '2' ? { ...person, type, enterpriseName, invitationCode } : { ...person, type, schoolId },
    );
    if (reason) refuse(reason);
  });

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onFocus={preloadRegisterRules}
        onSubmit={(event) => void submit(event).catch(() => refuse(BUSY))}
      >
        {isEnterprise ? (
          <InvitationField {...{ invitation, onLookUp, help }} />
        ) : (
          <SchoolField schools={choices} />
        )}
        {isEnterprise && (
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
                maxLength={60}
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
              label={isEnterprise ? '联系人姓名' : '姓名'}
              isLabelHidden
              placeholder={isEnterprise ? '请输入联系人姓名（选填）' : '请输入姓名（选填）'}
              autoComplete="name"
              icon={<User size={20} aria-hidden />}
              maxLength={20}
              error={fieldState.error?.message}
            />
          )}
        />
        <MobileField disabled={hasAccount} />
        <CodeField codeSentAt={codeSentAt} onSendCode={onSendCode} disabled={hasAccount} />
        <div>
          <FormRefusal
            message={refusal && !refusal.field && refusal.type === type ? refusal.message : null}
          />
          <Button type="submit" size="large" isFullWidth isLoading={form.formState.isSubmitting}>
            {hasAccount ? '继续完成' : isEnterprise ? '提交入驻' : '注册并进入云校'}
          </Button>
          <AgreementField>{agreement}</AgreementField>
        </div>
      </Form>
    </FormProvider>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`;
