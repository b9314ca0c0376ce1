import { CircleAlert, Search } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { TabPanel, Tabs } from '../../primitives/tabs/Tabs.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  type CertificateQueryFields,
} from './CertificateQueryFields.ts';
import { lazyCertificateResolver, preloadCertificateRules } from './lazyCertificateResolver.ts';
import { NumberField } from './NumberField.tsx';

export interface CertificateQueryFormProps extends CaptchaFieldProps {
  kind: CertificateKind;
  onKind: (kind: CertificateKind) => void;
  /** Resolves to the sentence that tells why there is no answer, or null when there is one. */
  onQuery: (fields: CertificateQueryFields) => Promise<string | null>;
  /** A quiet line at the foot: where to turn to. */
  help?: ReactNode;
  /** The first field, for who leads the visitor back to it. */
  nameRef?: Ref<HTMLInputElement>;
}

const EMPTY: CertificateQueryFields = { name: '', certificateNumber: '', captchaCode: '' };
const BUSY = '系统繁忙';

/** Name, number and captcha of a certificate query (CERT-02 to CERT-04); name and number stay whatever happens. */
export function CertificateQueryForm(props: CertificateQueryFormProps) {
  const { kind, onKind, onQuery, captcha, onRefreshCaptcha, help, nameRef } = props;
  const panelId = useId();
  const isAsking = useRef(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<CertificateQueryFields>({ defaultValues: EMPTY, resolver: lazyCertificateResolver });
  const { resetField, setFocus } = form;

  // The answer to a picture that is gone is good for nothing.
  const isExchanging = captcha.status === 'loading';
  useEffect(() => {
    if (isExchanging) resetField('captchaCode');
  }, [isExchanging, resetField]);

  const ask = async (fields: CertificateQueryFields) => {
    // Two presses may come before the button is drawn as busy.
    if (isAsking.current) return;
    isAsking.current = true;
    setRefusal(null);
    const reason = await onQuery(fields).catch(() => BUSY);
    isAsking.current = false;
    setRefusal(reason);
    if (reason !== null) setFocus('captchaCode');
  };

  const changeKind = (next: CertificateKind) => {
    setRefusal(null);
    form.clearErrors();
    onKind(next);
  };

  return (
    <FormProvider {...form}>
      <KindTabs
        label="证书类型"
        value={kind}
        onChange={changeKind}
        items={CERTIFICATE_KINDS}
        panelId={panelId}
      />
      <TabPanel id={panelId} value={kind}>
        <Form
          noValidate
          onFocus={preloadCertificateRules}
          onSubmit={(event) =>
            void form
              .handleSubmit(ask)(event)
              .catch(() => setRefusal(BUSY))
          }
        >
          <Fields>
            <Controller
              name="name"
              control={form.control}
              render={({ field: { ref, ...field }, fieldState }) => (
                <TextField
                  {...field}
                  ref={(input) => {
                    ref(input);
                    if (typeof nameRef === 'function') nameRef(input);
                    else if (nameRef) nameRef.current = input;
                  }}
                  label="姓名"
                  placeholder="请输入姓名"
                  autoComplete="name"
                  error={fieldState.error?.message}
                />
              )}
            />
            <NumberField />
            <CaptchaField captcha={captcha} onRefreshCaptcha={onRefreshCaptcha} />
            <Submit
              type="submit"
              size="large"
              isLoading={form.formState.isSubmitting}
              icon={<Search size={18} aria-hidden />}
            >
              查询
            </Submit>
          </Fields>
          <Refusal role="alert">
            {refusal && (
              <>
                <CircleAlert size={16} aria-hidden />
                {refusal}
              </>
            )}
          </Refusal>
          {help && <Help>{help}</Help>}
        </Form>
      </TabPanel>
    </FormProvider>
  );
}

const KindTabs = styled(Tabs)`
  ${media.phone} {
    gap: 0;
    [role='tab'] {
      flex: 1;
    }
  }
` as typeof Tabs;

const Form = styled.form`
  padding-top: ${theme.space[6]};
  ${media.phone} {
    padding-top: ${theme.space[5]};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr) 336px 136px;
  align-items: start;
  gap: ${theme.space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Submit = styled(Button)`
  /* In line with the fields, below their labels. */
  margin-top: calc(${theme.space[2]} + 23px);
  ${media.phone} {
    margin-top: ${theme.space[1]};
  }
`;

const Refusal = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.danger.tint};
  color: ${theme.color.danger.ink};
  > svg {
    flex: none;
  }
  &:empty {
    display: none;
  }
`;

const Help = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;
