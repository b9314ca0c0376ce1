import type { ProductLabels } from '@cloud-school/ui';
import { useTenantSchool } from '../../platform/tenant/School.ts';

/** The school's labels for the organisations of a product; undefined (the default labels) until they load (HOME-10). */
export function useProductLabels(): ProductLabels | undefined {
  const { business } = useTenantSchool();
  if (business.status !== 'ready') return undefined;
  const { certificationLabel, trainingLabel, hasTraining } = business.data;
  return { certification: certificationLabel, training: hasTraining ? trainingLabel : null };
}
