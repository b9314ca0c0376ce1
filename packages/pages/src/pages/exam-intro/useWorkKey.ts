import type { WorkKey } from '@cloud-school/engine';
import { useMemo } from 'react';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** The student's work on this device; null while either is unknown. */
export function useWorkKey(workId: string | null): WorkKey | null {
  const tenantId = useTenantId();
  const userId = useUserId();
  return useMemo(() => (workId && userId ? { tenantId, userId, workId } : null), [tenantId, userId, workId]);
}
