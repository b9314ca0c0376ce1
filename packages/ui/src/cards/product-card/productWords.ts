import type { Product, ProductStep } from '@cloud-school/api-client';

/** What a school calls the organisations of a product (HOME-10). */
export interface ProductLabels {
  certification: string;
  /** Null where the school has no training part. */
  training: string | null;
}

/** The words where a school has none of its own. */
export const USUAL_LABELS: ProductLabels = { certification: '认证机构', training: '培训机构' };

/** Words of the steps. */
export const STEP_WORDS: Record<ProductStep, string> = {
  training: '培训',
  exam: '考试',
  certification: '认证',
  evaluation: '考评',
};

const VERIFICATION_WORDS = { none: '证书查询：无', national: '国网可查', chsi: '学信网可查' };

/** The certificate and where it can be looked up, in one line; null where neither is known. */
export function certificateLine({
  certificateType,
  certificateVerification,
}: Pick<Product, 'certificateType' | 'certificateVerification'>): string | null {
  const words = [certificateType, certificateVerification && VERIFICATION_WORDS[certificateVerification]];
  return words.filter(Boolean).join(' ・ ') || null;
}

/** Who issues, who certifies and who trains, each in a line with its label. */
export function organizationLines(product: Product, labels: ProductLabels): string[] {
  const { issuingAuthority, certificationOrganization, trainingInstitution, schoolName } = product;
  const trainers = [...new Set([trainingInstitution, schoolName])].filter(Boolean).join(' ・ ');
  return [
    issuingAuthority && `发证：${issuingAuthority}`,
    certificationOrganization && `${labels.certification}：${certificationOrganization}`,
    labels.training !== null && trainers && `${labels.training}：${trainers}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}
