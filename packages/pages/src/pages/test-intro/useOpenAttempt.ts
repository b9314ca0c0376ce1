import { useEffect, useState } from 'react';
import { usePortal, useSession } from '../../platform/portal/Portal.ts';
import { answerStoreOf } from '../../features/study/answerStoreOf.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** True when this device has an attempt of the work open: the button then says 继续答题. */
export function useOpenAttempt(workId: string | null): boolean {
  const portal = usePortal();
  const session = useSession();
  const tenantId = useTenantId();
  const userId = session.kind === 'student' ? session.userId : null;
  const [openWork, setOpenWork] = useState<string | null>(null);

  useEffect(() => {
    if (!workId || !userId) return undefined;
    let isLeft = false;
    void answerStoreOf(portal)
      .readAttempt({ tenantId, userId, workId })
      .then((attempt) => {
        if (!isLeft) setOpenWork(attempt && attempt.state !== 'finished' ? workId : null);
      });
    return () => {
      isLeft = true;
    };
  }, [portal, tenantId, userId, workId]);

  return workId !== null && openWork === workId;
}
