import { getServiceContact } from '@cloud-school/api-client';
import type { ServiceContact } from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** The school's customer service contact; null if it has none. */
export function useServiceContact(): Loadable<ServiceContact | null> {
  const tenantId = useTenantId();
  return useLoadable(getServiceContact, { tenantId });
}
