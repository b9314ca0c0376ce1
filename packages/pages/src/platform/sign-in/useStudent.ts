import { getUserInfo } from '@cloud-school/api-client';
import { dataOf } from '@cloud-school/ui';
import { useEffect } from 'react';
import { useSwrLoadable } from '../data/useLoadable.ts';
import { usePortal, useSession } from '../portal/Portal.ts';
import { useUserId } from '../portal/useUserId.ts';
import type { SessionState } from '../session/createSession.ts';

/** Name and picture of the signed-in student, first from this device, then from the server; null for a visitor. */
export function useStudent(): { id: string; name: string; avatarUrl: string | null } | null {
  'use memo';
  const { client, session } = usePortal();
  const id = useUserId();
  const user = useSession(userOf);
  const key = id === null ? null : [getUserInfo.id, {}];
  const loaded = dataOf(
    useSwrLoadable(key, () => client.call(getUserInfo, {}, { isQuiet: !navigator.onLine })),
  );

  useEffect(() => {
    if (loaded) session.setUser(loaded);
  }, [loaded, session]);

  if (id === null) return null;
  return { id, name: user?.name ?? '', avatarUrl: user?.avatarUrl ?? null };
}

const userOf = (session: SessionState) => (session.kind === 'student' ? session.user : null);
