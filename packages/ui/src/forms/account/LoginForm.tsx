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
  const form = useForm<LoginFields, LoginMode>({
    defaultValues: EMPTY,
    resolver: rules.resolver,
    context: mode,
  });

  const secret = mode === 'sms' ? 'code' : 'password';

  // Under the field, where there is a line for it: nothing moves.
  const fail = (message: string) => form.setError(secret, { message }, { shouldFocus: true });
  const submit = form.handleSubmit(async ({ mobile, code, password }) => {
    const message = await onLogin(mode === 'sms' ? { mode, mobile, code } : { mode, mobile, password });
    if (message !== null) fail(message);
  });

  const changeMode = (next: LoginMode) => {
    setMode(next);
    form.clearErrors();
  };
  const goOnBySms = () => {
    changeMode('sms');
    // Its field is there with the next rendering.
    setTimeout(() => form.setFocus(form.getValues('mobile') ? 'code' : 'mobile'));
  };

  return (
    <FormProvider {...form}>
      <Stack
        {...rest}
        onFocus={mergeHandlers(rest.onFocus, rules.preload)}
        onSubmit={(event) => void submit(event).catch(() => fail(busyMessage))}
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
                  aside={
                    <Forgotten>
                      {/* Beside a message is no room for the question. */}
                      {!fieldState.error && <span>忘记密码？</span>}
                      <button type="button" onClick={goOnBySms}>
                        用短信登录
                      </button>
                    </Forgotten>
                  }
                />
              )}
            />
          )}
        </Fields>
        <AgreementField>{agreement}</AgreementField>
        <Button type="submit" size="large" isFullWidth isLoading={form.formState.isSubmitting}>
          登录
        </Button>
      </Stack>
    </FormProvider>
  );
}

const Stack = styled(Form)`
  display: flex;
  flex-direction: column;
`;

/** A row is a field and the line for its message. */
const Fields = styled.div`
  display: grid;
  grid-auto-rows: minmax(calc(${theme.size.control.large} + 1.75rem), auto);
  margin-top: ${theme.space[5]};
`;

const Forgotten = styled.span`
  color: ${theme.color.text.secondary};
  > button {
    position: relative;
    color: ${theme.color.action.base};
    font: ${theme.type.captionStrong};
    /* Enlarges the touch target of a line of 12 px. */
    &::after {
      content: '';
      position: absolute;
      inset: -${theme.space[2]} -${theme.space[2]} -${theme.space[5]};
    }
  }
`;
