import type { Certificate } from '@cloud-school/domain';
import type { CertificateKind } from '../../forms/certificate-query/CertificateQueryFields.ts';

/** The input and the result of one query. */
export interface QueryOutcome {
  /** Unique for each answer. */
  id: number;
  kind: CertificateKind;
  name: string;
  certificateNumber: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  queriedAt: string;
  /** Null when nothing was found. */
  certificate: Certificate | null;
}
