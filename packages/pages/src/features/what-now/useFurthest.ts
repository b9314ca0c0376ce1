import { createProgressStore } from '@cloud-school/engine';
import { useMemo } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { StoredLesson } from '../../platform/session/storedValues.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** The lesson at the furthest position that this device kept: the last seconds of a visit are in the progress alone. */
export function useFurthest(lesson: StoredLesson | null): StoredLesson | null {
  const { storage } = usePortal();
  const tenantId = useTenantId();
  return useMemo(() => {
    if (lesson === null) return null;
    const { userId, classroomId, duration } = lesson;
    const played = createProgressStore(storage)
      .list({ tenantId, userId })
      .filter((kept) => kept.lesson.classroomId === classroomId)
      .map(({ progress }) => progress.positionMs);
    const position = Math.max(lesson.position, ...played);
    return duration !== null && position >= duration ? null : { ...lesson, position };
  }, [lesson, storage, tenantId]);
}
