import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { lazyResolver } from '../../primitives/lazy-resolver/lazyResolver.ts';
import { mergeHandlers } from '../../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { theme } from '../../theme/theme.ts';
import { busyMessage } from '../busyMessage.ts';
import { FormError } from '../form-error/FormError.tsx';
import { Form } from '../form/Form.tsx';
import { AgreementField } from './AgreementField.tsx';
import { CodeField } from './CodeField.tsx';
import type { LoginFields, LoginMode, LoginValues } from './LoginFields.ts';
import { MobileField } from './MobileField.tsx';

const rules = lazyResolver(() => import('./loginResolver.ts').then(({ loginResolver }) => loginResolver));

export interface LoginFormProps extends NativeProps<
  'form',
  'children' | 'onSubmit' | 'method' | 'noValidate'
> {
  /** Resolves to the server's error message, or null after a successful login (LOGIN-05). */
  onLogin: (values: LoginValues) => Promise<string | null>;
  /** Resolves to the reason if the code was not sent, else to null. */
  onSendCode: (mobile: string) => Promise<string | null>;
  /** When the last code to a mobile was sent, in milliseconds since 1970; null if none was. */
  getCodeSentAt: (mobile: string) => number | null;
  initialMode?: LoginMode;
  /** The label of the checkbox of the agreements. */
  agreement: ReactNode;
}

const EMPTY: LoginFields = { mobile: '', code: '', password: '', agreed: false };

/** Sign-in by SMS code or password (LOGIN-01 to LOGIN-03); the fields keep their values when the mode changes. */
export function LoginForm({
  onLogin,
  onSendCode,
  getCodeSentAt,
  initialMode = 'sms',
  agreement,
  ...rest
}: LoginFormProps) {
  const [mode, setMode] = useState(initialMode);
  const [error, setError] = useState<string | null>(null);
  const form = useForm<LoginFields, LoginMode>({
    defaultValues: EMPTY,
    resolver: rules.resolver,
    context: mode,
  });

  const submit = form.handleSubmit(async ({ mobile, code, password }) => {
    setError(null);
    setError(await onLogin(mode === 'sms' ? { mode, mobile, code } : { mode, mobile, password }));
  });

  const changeMode = (next: LoginMode) => {
    setMode(next);
    setError(null);
    form.clearErrors();
  };

  return (
    <FormProvider {...form}>
      <Stack
        {...rest}
        onFocus={mergeHandlers(rest.onFocus, rules.preload)}
        onSubmit={(event) => void submit(event).catch(() => setError(busyMessage))}
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
            <CodeField getCodeSentAt={getCodeSentAt} onSendCode={onSendCode} />
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
        <LoginError message={error} />
        <Button type="submit" size="large" isFullWidth isLoading={form.formState.isSubmitting}>
          登录
        </Button>
        <AgreementField>{agreement}</AgreementField>
      </Stack>
    </FormProvider>
  );
}

const Stack = styled(Form)`
  display: flex;
  flex-direction: column;
`;

const LoginError = styled(FormError)`
  margin-bottom: ${theme.space[4]};
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin: ${theme.space[5]} 0;
`;
