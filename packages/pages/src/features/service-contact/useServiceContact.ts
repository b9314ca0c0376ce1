import { getServiceContact, type ServiceContact } from '@cloud-school/api-client';
import type { Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** Whom visitors of this school may ask; null where it named nobody. */
export function useServiceContact(): Loadable<ServiceContact | null> {
  const tenantId = useTenantId();
  return useLoadable(getServiceContact, { tenantId });
}
