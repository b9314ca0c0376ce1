import type { Client } from '@cloud-school/api-client';
import { isMarked } from '@cloud-school/domain';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useWatch } from '../../platform/time/useFreshAt.ts';
import { type FindHandIn, handIns, handInsOf, toHandIn } from './handIns.ts';

/** Asks the lists of attempts what has been marked since it was handed in. */
export async function refreshHandIns(
  client: Pick<Client, 'call'>,
  { userId, classId }: { userId: string; classId: string },
): Promise<void> {
  const waiting = [...handIns.get().values()].filter(
    ({ key, handIn: { log } }) =>
      key.userId === userId && key.classId === classId && log !== null && !isMarked(log),
  );
  if (waiting.length === 0) return;
  const { examCalls } = await import('../exam/examCalls.ts');
  await Promise.all(
    waiting.map(async ({ key, handIn: { log, work } }) => {
      if (log === null || work === null) return;
      const { listLogs } = examCalls[work.kind];
      const logs = await client.call(listLogs, { workId: work.workId }, { isQuiet: true });
      const listed = logs.find(({ id }) => id === log.id);
      if (listed && isMarked(listed)) handIns.set(key, toHandIn(listed, logs, work));
    }),
  );
}

/** The hand-ins of a class; what waits for its teacher is asked for when a page of it opens, and at the return to it. */
export function useFreshHandIns(classId: string): FindHandIn {
  const { client } = usePortal();
  const userId = useUserId();
  const refresh = useCallback(() => {
    // Nobody waits for it: what is shown stays.
    if (userId !== null) void refreshHandIns(client, { userId, classId }).catch(() => undefined);
  }, [client, userId, classId]);
  useEffect(refresh, [refresh]);
  const known = useSyncExternalStore(handIns.subscribe, handIns.get, handIns.get);
  useWatch({ times: [], isDaily: false, isAwaited: false }, refresh);
  return useMemo(() => handInsOf(known, { userId, classId }), [known, userId, classId]);
}
