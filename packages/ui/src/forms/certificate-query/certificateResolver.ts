import { certificateQueryForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';

/** The rules of the certificate query (CERT-03). */
export const certificateResolver: Resolver<CertificateQueryFields> = yupResolver(certificateQueryForm);
