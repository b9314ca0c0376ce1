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

/** The school whose pages these are. */
export interface TenantSchool {
  tenantId: string;
  school: Loadable<School>;
  business: Loadable<BusinessSchool>;
}

export const SchoolContext = createContext<TenantSchool | null>(null);

/** The school of the visit; pages are only rendered when there is one. */
export function useTenantSchool(): TenantSchool {
  const school = useContext(SchoolContext);
  if (!school) throw new Error('useTenantSchool was called outside TenantGate.');
  return school;
}

/** Loads a tenant's school and business school side by side. */
export function useSchoolOf({ id }: Tenant): TenantSchool {
  return {
    tenantId: id,
    school: useLoadable(getSchoolInfo, { tenantId: id }),
    business: useLoadable(getBusinessSchool, { tenantId: id }),
  };
}
