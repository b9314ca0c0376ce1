import { certificateQueryName, normalise } from '@cloud-school/validators';
import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { lazyResolver } from '../../primitives/lazy-resolver/lazyResolver.ts';
import { TabPanel, Tabs } from '../../primitives/tabs/Tabs.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { media } from '../../theme/media.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import { busyMessage } from '../busyMessage.ts';
import { FormError } from '../form-error/FormError.tsx';
import { Form } from '../form/Form.tsx';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  type CertificateQueryFields,
} from './CertificateQueryFields.ts';
import type { CertificateContext } from './certificateResolver.ts';
import { NumberField } from './NumberField.tsx';

const rules = lazyResolver(() =>
  import('./certificateResolver.ts').then(({ certificateResolver }) => certificateResolver),
);

export interface CertificateQueryFormProps extends CaptchaFieldProps {
  kind: CertificateKind;
  onKind: (kind: CertificateKind) => void;
  /** Resolves to the error message, or null if the query succeeded. */
  onQuery: (fields: CertificateQueryFields) => Promise<string | null>;
  /** The number in the page's address, such as that of a certificate's QR code: filled in, never sent by itself. */
  linkedNumber?: string | null;
  /** A line below the form about where to get help. */
  help?: ReactNode;
  /** The first field, for callers that move the focus back to it. */
  nameRef?: Ref<HTMLInputElement>;
}

const kindTabs = Object.values(CERTIFICATE_KINDS);
const EMPTY: CertificateQueryFields = { name: '', certificateNumber: '', captchaCode: '' };

/** Name, number and captcha of a certificate query (CERT-02 to CERT-04); name and number keep their values after any result. */
export function CertificateQueryForm(props: CertificateQueryFormProps) {
  const { kind, onKind, onQuery, captcha, onRefreshCaptcha, linkedNumber = null, help, nameRef } = props;
  const panelId = useId();
  const isQuerying = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const { nameScripts } = useSchoolSettings();
  const form = useForm<CertificateQueryFields, CertificateContext>({
    defaultValues: { ...EMPTY, certificateNumber: linkedNumber ?? '' },
    resolver: rules.resolver,
    context: { nameScripts },
  });
  const { resetField, setFocus, trigger } = form;

  // What a link fills in is checked at once, and the person goes on with the name.
  const isLinked = linkedNumber !== null;
  useEffect(() => {
    if (!isLinked) return;
    void trigger('certificateNumber').catch(() => undefined);
    setFocus('name');
  }, [isLinked, trigger, setFocus]);

  // A code belongs to its picture: a new picture clears it.
  const isRefreshing = captcha.status === 'loading';
  useEffect(() => {
    if (isRefreshing) resetField('captchaCode');
  }, [isRefreshing, resetField]);

  const query = async (fields: CertificateQueryFields) => {
    // A second press can arrive before the button renders as loading.
    if (isQuerying.current) return;
    isQuerying.current = true;
    setError(null);
    const message = await onQuery(fields).catch(() => busyMessage);
    isQuerying.current = false;
    setError(message);
    if (message !== null) setFocus('captchaCode');
  };

  const changeKind = (next: CertificateKind) => {
    setError(null);
    form.clearErrors();
    onKind(next);
  };

  return (
    <FormProvider {...form}>
      <KindTabs label="证书类型" value={kind} onChange={changeKind} items={kindTabs} panelId={panelId} />
      <TabPanel id={panelId} value={kind}>
        <QueryForm
          onFocus={rules.preload}
          onSubmit={(event) =>
            void form
              .handleSubmit(query)(event)
              .catch(() => setError(busyMessage))
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
                  clean={normalise(certificateQueryName)}
                  error={fieldState.error?.message}
                />
              )}
            />
            <NumberField linkedNumber={linkedNumber} />
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
          <QueryError message={error} />
          {help && <Help>{help}</Help>}
        </QueryForm>
      </TabPanel>
    </FormProvider>
  );
}

const KindTabs = styled(Tabs<CertificateKind>)`
  ${media.phone} {
    gap: 0;
    [role='tab'] {
      flex: 1;
    }
  }
  ${media.largeText} {
    gap: ${theme.space[3]};
    height: auto;
    [role='tab'] {
      min-width: 0;
      padding-block: ${theme.space[2]};
      white-space: normal;
    }
  }
`;

const QueryForm = styled(Form)`
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
  /* Aligns with the fields, below their labels. */
  margin-top: calc(${theme.space[2]} + 23px);
  ${media.phone} {
    margin-top: ${theme.space[1]};
  }
`;

const QueryError = styled(FormError)`
  margin-top: ${theme.space[4]};
`;

const Help = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;
