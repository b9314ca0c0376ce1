import type { Product } from '@cloud-school/domain';
import type { ProductLabels } from './ProductLabels.ts';

/** One line with a label for each organisation that issues the certificate, certifies or trains. */
export function formatOrganizations(product: Product, labels: ProductLabels): string[] {
  const { issuingAuthority, certificationOrganization, trainingInstitution, schoolName } = product;
  const trainers = [...new Set([trainingInstitution, schoolName])].filter(Boolean).join(' ・ ');
  return [
    issuingAuthority && `发证：${issuingAuthority}`,
    certificationOrganization && `${labels.certification}：${certificationOrganization}`,
    labels.training !== null && trainers && `${labels.training}：${trainers}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}
