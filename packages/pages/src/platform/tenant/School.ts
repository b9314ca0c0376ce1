import { getBusinessSchool, getSchoolInfo } from '@cloud-school/api-client';
import type { BusinessSchool, School, Tenant } from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import { createContext, useContext, useMemo } from 'react';
import { usePublicLoadable } from '../data/useLoadable.ts';
import { startEarly } from '../early/startEarly.ts';
import { type Portal, usePortal } from '../portal/Portal.ts';
import { TenantContext } from '../portal/TenantContext.ts';
import { storedTenantId } from '../session/sessionValues.ts';

/** The tenant's school, loaded in two calls. */
export interface TenantSchool {
  school: Loadable<School>;
  business: Loadable<BusinessSchool>;
}

export const SchoolContext = createContext<TenantSchool | null>(null);

/** The tenant of the visit; TenantGate renders pages only when there is one. */
export function useTenantId(): string {
  const tenantId = useContext(TenantContext);
  if (tenantId === null) throw new Error('useTenantId was called outside TenantGate.');
  return tenantId;
}

/** The school of the visit; renders again when either part of it loads. */
export function useTenantSchool(): TenantSchool {
  const school = useContext(SchoolContext);
  if (!school) throw new Error('useTenantSchool was called outside TenantGate.');
  return school;
}

/** A signed-in student's device keeps the school: the frame of her pages shows at once. */
const CACHED = {};

/** Loads a tenant's school and business school in parallel; the school's id goes with all later calls. */
export function useLoadTenantSchool(tenant: Tenant): TenantSchool {
  const calls = schoolCalls(usePortal(), tenant);
  const school = usePublicLoadable(calls.school.key, calls.school.load, CACHED);
  const business = usePublicLoadable(calls.business.key, calls.business.load, CACHED);
  // The same object until data arrives: the gate renders with each address, its consumers do not.
  return useMemo(() => ({ school, business }), [school, business]);
}

/** Starts both calls before the first render, which shows a failure. */
export function preloadTenantSchool(portal: Portal, tenant: Tenant): void {
  for (const { key, load } of Object.values(schoolCalls(portal, tenant)))
    startEarly<School | BusinessSchool>(portal.early, [null, null, ...key], load).catch(() => undefined);
}

/** The two calls for a tenant's school, and what the portal keeps of the first. */
export function schoolCalls({ client, setSchoolId, device }: Portal, { id }: Tenant) {
  const query = { tenantId: id };
  // Without a network the page itself says so.
  const options = () => ({ isQuiet: !navigator.onLine });
  const keep = (school: School): School => {
    // A late answer of the tenant that an earlier visit stored names no school of this one.
    if (device.get(storedTenantId) === id) setSchoolId(school.universityId);
    return school;
  };
  return {
    school: {
      key: [getSchoolInfo.id, query],
      load: async (): Promise<School> => keep(await client.call(getSchoolInfo, query, options())),
      keep,
    },
    business: {
      key: [getBusinessSchool.id, query],
      load: (): Promise<BusinessSchool> => client.call(getBusinessSchool, query, options()),
    },
  };
}
