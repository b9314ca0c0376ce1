/** Which of the school's two kinds of certificate is asked for. */
export type CertificateKind = 'level' | 'graduation';

/** What the form holds and hands on. */
export interface CertificateQueryFields {
  name: string;
  certificateNumber: string;
  captchaCode: string;
}

/** The kinds with their names on the tabs (CERT-02). */
export const CERTIFICATE_KINDS: readonly { value: CertificateKind; label: string }[] = [
  { value: 'level', label: '技能等级证书' },
  { value: 'graduation', label: '培训结业证书' },
];
