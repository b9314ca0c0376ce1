import { dataOf } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';

/** The school's name, or the brand's while the school loads. */
export function useHomeName(): string {
  const { brand } = usePortal();
  const { school } = useTenantSchool();
  return dataOf(school)?.universityName || brand.name;
}
