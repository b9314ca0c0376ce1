import type { School, Tenant } from '@cloud-school/domain';
import type { Brand } from '../platform/brand/Brand.ts';
import type { Portal } from '../platform/portal/Portal.ts';
import { schoolCalls } from '../platform/tenant/School.ts';
import { tenantCall } from '../platform/tenant/useTenant.ts';
import { createHeadText } from './createHeadText.ts';
import { openPortal, type ServerVisit } from './openPortal.ts';

export interface OpenedSchool {
  portal: Portal;
  tenant: Tenant;
  school: School;
}

/**
 * Reads something of the school of a host, in at most `patience` milliseconds for all calls together. Null for a host without a
 * school; rejects when the back end does not answer in time.
 */
export async function openSchool<Found>(
  brand: Brand,
  visit: ServerVisit,
  patience: number,
  read: (opened: OpenedSchool) => Found | Promise<Found>,
): Promise<Found | null> {
  const portal = openPortal(brand, visit, createHeadText());
  const deadline = setTimeout(() => portal.client.cancelAll(), patience);
  try {
    const tenant = await tenantCall(portal).load();
    if (!tenant) return null;
    const school = await schoolCalls(portal, tenant).school.load();
    return await read({ portal, tenant, school });
  } finally {
    clearTimeout(deadline);
  }
}
