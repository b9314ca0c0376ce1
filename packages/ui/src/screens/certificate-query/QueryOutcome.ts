import type { Certificate } from '@cloud-school/api-client';
import type { CertificateKind } from '../../forms/certificate-query/CertificateQueryFields.ts';

/** What one query asked for and what came of it. */
export interface QueryOutcome {
  /** Another one for each answer. */
  id: number;
  kind: CertificateKind;
  name: string;
  certificateNumber: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  queriedAt: string;
  /** Null when nothing was found. */
  certificate: Certificate | null;
}
