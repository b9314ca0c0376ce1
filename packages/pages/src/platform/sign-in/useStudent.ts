import { getUserInfo } from '@cloud-school/api-client';
import { dataOf } from '@cloud-school/ui';
import { useEffect } from 'react';
import { useSwrLoadable } from '../data/useLoadable.ts';
import { usePortal, useSession } from '../portal/Portal.ts';

/** Name and picture of the signed-in student, first from this device, then from the server; null for a visitor. */
export function useStudent(): { id: string; name: string; avatarUrl: string | null } | null {
  const { client, session } = usePortal();
  const state = useSession();
  const key = state.kind === 'student' ? [getUserInfo.id, {}] : null;
  const loaded = dataOf(
    useSwrLoadable(key, () => client.call(getUserInfo, {}, { isQuiet: !navigator.onLine })),
  );

  useEffect(() => {
    if (loaded) session.setUser(loaded);
  }, [loaded, session]);

  if (state.kind === 'visitor') return null;
  const user = state.user;
  return { id: state.userId, name: user?.name ?? '', avatarUrl: user?.avatarUrl ?? null };
}
