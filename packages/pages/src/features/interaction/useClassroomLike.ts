import { getLikeInfo, toggleLike } from '@cloud-school/api-client';
import type { LikeInfo } from '@cloud-school/domain';
import { dataOf, type StripLike } from '@cloud-school/ui';
import { useRef } from 'react';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';

/**
 * The optimistic like of a classroom: shown at once and reverted if the server refuses; the error policy shows the message
 * (QNA-04). A second click does nothing until the first call ends. Null while unknown, undefined where
 * none is shown.
 */
export function useClassroomLike(scope: ClassroomScope, isShown: boolean): StripLike | null | undefined {
  const { client } = usePortal();
  const userId = useUserId();
  const { classId, classroomId } = scope;
  const args = { classId, classroomId };
  const { loadable, mutate } = useEditableLoadable(getLikeInfo, isShown ? args : null);
  const isPending = useRef(false);
  const info = dataOf(loadable);
  if (!isShown || userId === null) return undefined;
  if (!info) return null;

  async function toggle(before: LikeInfo, userId: string) {
    if (isPending.current) return;
    isPending.current = true;
    const isLiked = !before.isLiked;
    const after = { isLiked, total: Math.max(0, before.total + (isLiked ? 1 : -1)) };
    try {
      await mutate(
        client.call(toggleLike, { ...args, userId, isLiked }, CLICK_CALL).then(() => after),
        { optimisticData: after, rollbackOnError: true, revalidate: false },
      );
    } catch {
      // Reverted above.
    } finally {
      isPending.current = false;
    }
  }

  return { ...info, onToggle: () => void toggle(info, userId) };
}
