import type { Certificate } from '@cloud-school/domain';

/** The kind of certificate that a query looks for. */
export type CertificateKind = Certificate['kind'];

/** The fields of the form. */
export interface CertificateQueryFields {
  name: string;
  certificateNumber: string;
  captchaCode: string;
}

/** The kinds with the labels of their tabs, in this order (CERT-02). */
export const CERTIFICATE_KINDS: { [Kind in CertificateKind]: { value: Kind; label: string } } = {
  level: { value: 'level', label: '技能等级证书' },
  graduation: { value: 'graduation', label: '培训结业证书' },
};
