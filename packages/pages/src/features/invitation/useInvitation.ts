import { getSchoolInfo, getTenantByInvitation } from '@cloud-school/api-client';
import type { Loadable } from '@cloud-school/ui';
import { usePublicLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';

/** The school that issued an invitation. */
export interface InvitingSchool {
  tenantId: string;
  schoolName: string;
  logoUrl: string | null;
}

/** Loads the school of an invitation code; null for an unknown code (REG-01). */
export function useInvitation(qrCode: string): Loadable<InvitingSchool | null> {
  const { client } = usePortal();
  const userId = useUserId();
  return usePublicLoadable(qrCode === '' ? null : [getTenantByInvitation.id, qrCode], async () => {
    const tenantId = await client.call(getTenantByInvitation, { qrCode, userId });
    if (tenantId === null) return null;
    const { universityName, logoUrl } = await client.call(getSchoolInfo, { tenantId });
    return { tenantId, schoolName: universityName, logoUrl };
  });
}
