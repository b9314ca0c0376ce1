import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { theme } from '../../theme/theme.ts';
import { AgreementField } from './AgreementField.tsx';
import { CodeField } from './CodeField.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { lazyLoginResolver, preloadLoginRules } from './lazyLoginResolver.ts';
import type { LoginFields, LoginMode, LoginValues } from './LoginFields.ts';
import { MobileField } from './MobileField.tsx';

export interface LoginFormProps {
  /** Resolves to the sentence that tells why the server refused, or null when the student is in (LOGIN-05). */
  onLogin: (values: LoginValues) => Promise<string | null>;
  /** Rejects when the code could not be sent. */
  onSendCode: (mobile: string) => Promise<void>;
  /** When the last code was sent, in milliseconds since 1970; null when none was. */
  codeSentAt: number | null;
  initialMode?: LoginMode;
  /** The words beside the tick, with links to the agreements where they have pages. */
  agreement?: ReactNode;
}

const EMPTY: LoginFields = { mobile: '', code: '', password: '', agreed: false };
const BUSY = '系统繁忙';

/** Sign-in by SMS code or by password (LOGIN-01 to LOGIN-03); what was typed stays when the mode changes. */
export function LoginForm({
  onLogin,
  onSendCode,
  codeSentAt,
  initialMode = 'sms',
  agreement = '已阅读并同意用户服务协议与隐私政策',
}: LoginFormProps) {
  const [mode, setMode] = useState(initialMode);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<LoginFields, LoginMode>({
    defaultValues: EMPTY,
    resolver: lazyLoginResolver,
    context: mode,
  });

  const submit = form.handleSubmit(async ({ mobile, code, password }) => {
    setRefusal(null);
    setRefusal(await onLogin(mode === 'sms' ? { mode, mobile, code } : { mode, mobile, password }));
  });

  const changeMode = (next: LoginMode) => {
    setMode(next);
    setRefusal(null);
    form.clearErrors();
  };

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onFocus={preloadLoginRules}
        onSubmit={(event) => void submit(event).catch(() => setRefusal(BUSY))}
      >
        <SegmentedControl
          label="登录方式"
          isFullWidth
          value={mode}
          onChange={changeMode}
          options={[
            { value: 'sms', label: '短信登录' },
            { value: 'password', label: '密码登录' },
          ]}
        />
        <Fields>
          <MobileField />
          {mode === 'sms' ? (
            <CodeField codeSentAt={codeSentAt} onSendCode={onSendCode} />
          ) : (
            <Controller
              name="password"
              control={form.control}
              render={({ field, fieldState }) => (
                <PasswordField
                  {...field}
                  label="密码"
                  isLabelHidden
                  placeholder="请输入密码"
                  icon={<Lock size={20} aria-hidden />}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
        </Fields>
        <FormRefusal message={refusal} />
        <Button type="submit" size="large" isFullWidth isLoading={form.formState.isSubmitting}>
          登录
        </Button>
        <AgreementField>{agreement}</AgreementField>
      </Form>
    </FormProvider>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin: ${theme.space[5]} 0;
`;
