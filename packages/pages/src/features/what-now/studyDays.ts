import { addDays } from '@cloud-school/domain';
import { isRecord } from '@cloud-school/domain';
import { defineStored, isText } from '../../platform/device/defineStored.ts';

/** The days, 'YYYY-MM-DD', of the last week on which the student played a lesson on this device. */
export const storedStudyDays = defineStored({
  key: 'studyDays',
  of: 'student',
  maxDays: 7,
  read: (stored) => {
    // An earlier release named the student beside them.
    const days: unknown = isRecord(stored) ? stored.days : stored;
    return Array.isArray(days) && days.every(isText) ? days : undefined;
  },
});

/** The days with `day`, without those of before the last week. */
export function addStudyDay(known: readonly string[], day: string): string[] {
  const first = addDays(day, -6);
  return [...known.filter((each) => each >= first && each !== day), day];
}
