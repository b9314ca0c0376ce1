import type { ProductLabels } from '@cloud-school/ui';
import { useTenantSchool } from '../../platform/tenant/School.ts';

/** The school's words for the organisations of a product; the usual ones until they are known (HOME-10). */
export function useProductLabels(): ProductLabels | undefined {
  const { business } = useTenantSchool();
  if (business.status !== 'ready') return undefined;
  const { certificationLabel, trainingLabel, hasTraining } = business.data;
  return { certification: certificationLabel, training: hasTraining ? trainingLabel : null };
}
