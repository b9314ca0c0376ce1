import type { CertificateVerification, Product } from '@cloud-school/domain';

/** The certificate of a product and where it can be verified, in one line; null if neither is known. */
export function formatCertificate({
  certificateType,
  certificateVerification,
}: Pick<Product, 'certificateType' | 'certificateVerification'>): string | null {
  const verification = certificateVerification && VERIFICATION_LABELS[certificateVerification];
  return [certificateType, verification].filter(Boolean).join(' ・ ') || null;
}

/** A certificate that cannot be looked up says nothing of it. */
export const VERIFICATION_LABELS: Record<CertificateVerification, string | null> = {
  none: null,
  national: '国网可查',
  chsi: '学信网可查',
};
