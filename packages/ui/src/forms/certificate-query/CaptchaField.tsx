import { useController } from 'react-hook-form';
import { CaptchaEntry, type CaptchaEntryProps } from './CaptchaEntry.tsx';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';

export type CaptchaFieldProps = Pick<CaptchaEntryProps, 'captcha' | 'onRefreshCaptcha'>;

/** The captcha of a certificate query. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { field, fieldState } = useController<CertificateQueryFields, 'captchaCode'>({ name: 'captchaCode' });
  return <CaptchaEntry {...field} {...props} error={fieldState.error?.message} />;
}
