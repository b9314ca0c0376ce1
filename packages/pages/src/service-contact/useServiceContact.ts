import { getServiceContact, type ServiceContact } from '@cloud-school/api-client';
import type { Loadable } from '@cloud-school/ui';
import { useLoadable } from '../data/useLoadable.ts';
import { useTenantSchool } from '../tenant/School.ts';

/** Whom visitors of this school may ask; null where it named nobody. */
export function useServiceContact(isWanted = true): Loadable<ServiceContact | null> {
  const { tenantId } = useTenantSchool();
  return useLoadable(getServiceContact, isWanted ? { tenantId } : null);
}
