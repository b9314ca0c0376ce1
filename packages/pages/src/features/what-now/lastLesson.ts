import { isRecord, type LeftLesson } from '@cloud-school/domain';
import { useState } from 'react';
import { defineStored, isNumber, isText, isTextOrNull, only } from '../../platform/device/defineStored.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

/** The lesson that a student left before its end, and its address. */
export interface StoredLesson extends LeftLesson {
  address: string;
}

/** Where the student stopped: offered on the first pages of the next visit. */
export const storedLastLesson = defineStored({
  key: 'lastLesson',
  of: 'student',
  maxDays: 90,
  read: only(
    (value): value is StoredLesson =>
      isRecord(value) &&
      ['address', 'classId', 'classroomId', 'name'].every((name) => isText(value[name])) &&
      isTextOrNull(value.chapterName) &&
      isNumber(value.position) &&
      (value.duration === null || isNumber(value.duration)),
  ),
});

/** The lesson that this student left on this device, of one class or of any; null without one. */
export function useLastLesson(classId?: string): StoredLesson | null {
  const { device } = usePortal();
  // Read once, so that another tab does not change the page that is shown.
  const [last] = useState(() => device.get(storedLastLesson) ?? null);
  return classId === undefined || last?.classId === classId ? last : null;
}
