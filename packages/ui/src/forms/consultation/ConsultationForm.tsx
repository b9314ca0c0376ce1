import { mobileSms } from '@cloud-school/validators';
import { type ReactNode, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { SmsCodeField } from '../../primitives/sms-code-field/SmsCodeField.tsx';
import { TextArea } from '../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ConsultationFields } from './ConsultationFields.ts';
import { lazyConsultationResolver, preloadConsultationRules } from './lazyConsultationResolver.ts';

export interface ConsultationFormProps {
  /** For the submit button outside of it. */
  id?: string;
  /** What stands in the fields at first: a draft, or what is known of the student. */
  initial?: Partial<ConsultationFields>;
  /** Told each change, so that closing loses nothing. */
  onDraft?: (fields: ConsultationFields) => void;
  /** A checked message; it may reject, the fields stay as they are. */
  onSend: (fields: ConsultationFields) => Promise<void>;
  /** Rejects when the code could not be sent. */
  onSendCode: (mobile: string) => Promise<void>;
  /** When the last code was sent, in milliseconds since 1970; null when none was. */
  codeSentAt: number | null;
  /** Over the fields: why the last send failed. */
  notice?: ReactNode;
}

const EMPTY: ConsultationFields = { name: '', phone: '', code: '', content: '' };
const MOBILE_LENGTH = 11;
const CODE_LENGTH = 6;

/** Who asks, how to call back, and the question (RAIL-05). */
export function ConsultationForm(props: ConsultationFormProps) {
  const { id, initial, onDraft, onSend, onSendCode, codeSentAt, notice } = props;
  const form = useForm<ConsultationFields>({
    defaultValues: { ...EMPTY, ...initial },
    resolver: lazyConsultationResolver,
  });
  const { control, clearErrors, getValues, setError, setFocus, subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft?.(values) }),
    [subscribe, onDraft],
  );

  const sendCode = async () => {
    const mobile = getValues('phone').trim();
    if (mobile === '' || !mobileSms.test(mobile)) {
      setError('phone', { message: mobile === '' ? '请输入电话' : '手机格式不正确' });
      setFocus('phone');
      return;
    }
    clearErrors(['phone', 'code']);
    try {
      await onSendCode(mobile);
      setFocus('code');
    } catch {
      setError('code', { message: '验证码发送失败' });
    }
  };

  return (
    <Form
      id={id}
      aria-label="在线咨询"
      noValidate
      onFocus={preloadConsultationRules}
      onSubmit={(event) => void form.handleSubmit(onSend)(event)}
    >
      {notice}
      <Pair>
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label="姓名"
              required
              placeholder="请输入姓名"
              autoComplete="name"
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
              placeholder="请输入电话"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={MOBILE_LENGTH}
              error={fieldState.error?.message}
            />
          )}
        />
      </Pair>
      <Controller
        name="code"
        control={control}
        render={({ field, fieldState }) => (
          <SmsCodeField
            {...field}
            label="验证码"
            required
            placeholder="请输入验证码"
            maxLength={CODE_LENGTH}
            error={fieldState.error?.message}
            sentAt={codeSentAt}
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
            rows={3}
            placeholder="请输入您要咨询的内容"
            error={fieldState.error?.message}
          />
        )}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[2]} ${theme.space[1]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[5]} ${theme.space[4]};
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
