import { getUserInfo } from '@cloud-school/api-client';
import { useEffect } from 'react';
import { useLoadable } from '../data/useLoadable.ts';
import { usePortal, useSession } from '../portal/Portal.ts';

/** Name and picture of the signed-in student, from this device at once and from the server when it answers; null for a visitor. */
export function useStudent(): { id: string; name: string; avatarUrl: string | null } | null {
  const { session } = usePortal();
  const state = useSession();
  const asked = useLoadable(getUserInfo, state.kind === 'student' ? {} : null);
  const loaded = asked.status === 'ready' ? asked.data : null;

  useEffect(() => {
    if (loaded) session.setUser(loaded);
  }, [loaded, session]);

  if (state.kind === 'visitor') return null;
  const user = state.user;
  return { id: state.userId, name: user?.name ?? '', avatarUrl: user?.avatarUrl ?? null };
}
