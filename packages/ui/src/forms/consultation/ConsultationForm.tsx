import { findCode, limits, mobile, name as personName, normalise } from '@cloud-school/validators';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { lazyResolver } from '../../primitives/lazy-resolver/lazyResolver.ts';
import { SmsCodeField } from '../../primitives/sms-code-field/SmsCodeField.tsx';
import { TextArea } from '../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Form } from '../form/Form.tsx';
import { getSmsMobileError } from '../getSmsMobileError.ts';
import { smsCodeLabels, smsFailedMessage } from '../smsCodeLabels.ts';
import type { ConsultationFields } from './ConsultationFields.ts';

const rules = lazyResolver(() =>
  import('./consultationResolver.ts').then(({ consultationResolver }) => consultationResolver),
);

export interface ConsultationFormProps {
  /** For a submit button outside the form. */
  id?: string;
  /** The initial values: a draft, or what is known about the student. */
  initial?: Partial<ConsultationFields>;
  /** Called with each change, so that closing loses nothing. */
  onDraft?: (fields: ConsultationFields) => void;
  /** Called with valid fields; they keep their values and cannot be changed meanwhile. */
  onSend: (fields: ConsultationFields) => Promise<void>;
  /** Called if the fields could not be checked: the rules did not load. */
  onCheckFailed: () => void;
  /** Resolves to the reason if the code was not sent, else to null. */
  onSendCode: (mobile: string) => Promise<string | null>;
  /** When the last code to a mobile was sent, in milliseconds since 1970; null if none was. */
  getCodeSentAt: (mobile: string) => number | null;
  /** Shows above the fields: why the last send failed. */
  notice?: ReactNode;
}

const EMPTY: ConsultationFields = { name: '', phone: '', code: '', content: '' };

/** The visitor's name, phone number with SMS code, and question (RAIL-05). */
export function ConsultationForm(props: ConsultationFormProps) {
  const { id, initial, onDraft, onSend, onCheckFailed, onSendCode, getCodeSentAt, notice } = props;
  const form = useForm<ConsultationFields>({
    defaultValues: { ...EMPTY, ...initial },
    resolver: rules.resolver,
  });
  const phone = useWatch({ control: form.control, name: 'phone' });
  const { control, clearErrors, formState, getValues, setError, setFocus, subscribe } = form;
  const { isSubmitting } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft?.(values) }),
    [subscribe, onDraft],
  );

  const sendCode = async () => {
    const number = normalise(mobile)(getValues('phone'));
    clearErrors(['phone', 'code']);
    const error = getSmsMobileError(number);
    if (error) {
      setError('phone', { message: error });
      setFocus('phone');
      return;
    }
    try {
      const reason = await onSendCode(number);
      if (reason !== null) setError('code', { message: `${smsFailedMessage}：${reason}` });
      else setFocus('code');
    } catch {
      setError('code', { message: smsFailedMessage });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) form.handleSubmit(onSend)().catch(onCheckFailed);
  };

  return (
    <Stack id={id} aria-label="在线咨询" onFocus={rules.preload} onSubmit={submit}>
      {notice}
      <NameAndPhone>
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label="姓名"
              required
              readOnly={isSubmitting}
              placeholder="请输入姓名"
              autoComplete="name"
              clean={normalise(personName)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="phone"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label="电话"
              required
              readOnly={isSubmitting}
              placeholder="请输入电话"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              clean={normalise(mobile)}
              error={fieldState.error?.message}
            />
          )}
        />
      </NameAndPhone>
      <Controller
        name="code"
        control={control}
        render={({ field, fieldState }) => (
          <SmsCodeField
            labels={smsCodeLabels}
            {...field}
            label="验证码"
            required
            readOnly={isSubmitting}
            placeholder="请输入验证码"
            clean={(text) => findCode(text, limits.smsCode)}
            error={fieldState.error?.message}
            sentAt={getCodeSentAt(normalise(mobile)(phone))}
            onSend={sendCode}
          />
        )}
      />
      <Controller
        name="content"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label="咨询内容"
            required
            readOnly={isSubmitting}
            rows={3}
            placeholder="请输入您要咨询的内容"
            error={fieldState.error?.message}
          />
        )}
      />
    </Stack>
  );
}

const Stack = styled(Form)`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[2]} ${theme.space[1]};
`;

const NameAndPhone = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[5]} ${theme.space[4]};
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
