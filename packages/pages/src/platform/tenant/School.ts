import {
  type BusinessSchool,
  getBusinessSchool,
  getSchoolInfo,
  type School,
  type Tenant,
} from '@cloud-school/api-client';
import type { Loadable } from '@cloud-school/ui';
import { createContext, useContext } from 'react';
import { useLoadable } from '../data/useLoadable.ts';

/** The school whose pages these are, as its data arrives. */
export interface TenantSchool {
  school: Loadable<School>;
  business: Loadable<BusinessSchool>;
}

/** The tenant's id, apart from its school: who needs the id alone is not drawn again as the school's data arrives. */
export const TenantContext = createContext<string | null>(null);

export const SchoolContext = createContext<TenantSchool | null>(null);

/** The tenant of the visit; pages are only rendered when there is one. */
export function useTenantId(): string {
  const tenantId = useContext(TenantContext);
  if (tenantId === null) throw new Error('useTenantId was called outside TenantGate.');
  return tenantId;
}

/** The school of the visit; who asks is drawn again with each part of it that arrives. */
export function useTenantSchool(): TenantSchool {
  const school = useContext(SchoolContext);
  if (!school) throw new Error('useTenantSchool was called outside TenantGate.');
  return school;
}

/** Loads a tenant's school and business school side by side. */
export function useSchoolOf({ id }: Tenant): TenantSchool {
  return {
    school: useLoadable(getSchoolInfo, { tenantId: id }),
    business: useLoadable(getBusinessSchool, { tenantId: id }),
  };
}
