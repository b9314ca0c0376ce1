import { certificateQueryForm, nameFields, type NameScripts } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';

/** What the rules need in addition to the fields. */
export interface CertificateContext {
  /** Which names the school takes. */
  nameScripts: NameScripts;
}

const RULES: Record<NameScripts, Resolver<CertificateQueryFields>> = {
  standard: yupResolver(certificateQueryForm.shape({ name: nameFields.standard.holder })),
  any: yupResolver(certificateQueryForm.shape({ name: nameFields.any.holder })),
};

/** The rules of the certificate query (CERT-03). */
export const certificateResolver: Resolver<CertificateQueryFields, CertificateContext> = (
  values,
  { nameScripts } = { nameScripts: 'standard' },
  options,
) => RULES[nameScripts](values, undefined, options);
