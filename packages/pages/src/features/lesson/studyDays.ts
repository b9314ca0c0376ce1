import { addDays } from '@cloud-school/domain';
import type { StoredStudyDays } from '../../platform/session/storedValues.ts';

/** The days, 'YYYY-MM-DD', on which a student played something on this device, with `day`; those of another student and of before the last week are dropped. */
export function addStudyDay(
  known: StoredStudyDays | undefined,
  userId: string,
  day: string,
): StoredStudyDays {
  const first = addDays(day, -6);
  const own = known?.userId === userId ? known.days : [];
  return { userId, days: [...own.filter((each) => each >= first && each !== day), day] };
}
