import { type CertificateKind, CertificateQueryForm, type CertificateQueryFormProps } from '@cloud-school/ui';
import { useState } from 'react';

export interface LookupFormPartProps extends Pick<
  CertificateQueryFormProps,
  'captcha' | 'onRefreshCaptcha' | 'help'
> {
  /** The kind that is chosen at first. */
  kind?: CertificateKind;
  /** Resolves to the reason, or to null if the query succeeded. */
  onQuery: (kind: CertificateKind, fields: object) => Promise<string | null>;
}

/** The query of a certificate. */
export function LookupFormPart({ kind: first = 'level', onQuery, ...rest }: LookupFormPartProps) {
  const [kind, setKind] = useState(first);
  return (
    <CertificateQueryForm
      {...rest}
      kind={kind}
      onKind={setKind}
      onQuery={(fields) => onQuery(kind, fields)}
    />
  );
}
