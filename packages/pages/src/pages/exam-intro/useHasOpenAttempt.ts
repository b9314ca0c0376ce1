import { useEffect, useState } from 'react';
import { usePortal, useSession } from '../../platform/portal/Portal.ts';
import { getAnswerStore } from '../../features/study/getAnswerStore.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** True when an open attempt of the work is stored on this device: the button is then 继续答题. */
export function useHasOpenAttempt(workId: string | null): boolean {
  const portal = usePortal();
  const session = useSession();
  const tenantId = useTenantId();
  const userId = session.kind === 'student' ? session.userId : null;
  const [workWithAttempt, setWorkWithAttempt] = useState<string | null>(null);

  useEffect(() => {
    if (!workId || !userId) return undefined;
    let isUnmounted = false;
    void getAnswerStore(portal)
      .readAttempt({ tenantId, userId, workId })
      .then((attempt) => {
        if (!isUnmounted) setWorkWithAttempt(attempt && attempt.state !== 'finished' ? workId : null);
      });
    return () => {
      isUnmounted = true;
    };
  }, [portal, tenantId, userId, workId]);

  return workId !== null && workWithAttempt === workId;
}
