import type { WorkKey } from '@cloud-school/engine';
import { useMemo } from 'react';
import { useSession } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** The student's work on this device; null while either is unknown. */
export function useWorkKey(workId: string | null): WorkKey | null {
  const session = useSession();
  const tenantId = useTenantId();
  const userId = session.kind === 'student' ? session.userId : null;
  return useMemo(() => (workId && userId ? { tenantId, userId, workId } : null), [tenantId, userId, workId]);
}
