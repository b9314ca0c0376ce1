import { useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import type { StoredLesson } from './storedValues.ts';
import { useUserId } from './useUserId.ts';

/** The lesson that this student left on this device, of one class or of any; null without one. */
export function useLastLesson(classId?: string): StoredLesson | null {
  const { store } = usePortal();
  const userId = useUserId();
  // Read once, so that another tab does not change the page that is shown.
  const [kept] = useState(() => store.get('lastLesson') ?? null);
  const isMine = kept !== null && kept.userId === userId;
  return isMine && (classId === undefined || kept.classId === classId) ? kept : null;
}
