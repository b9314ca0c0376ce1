import { formatIcs, type Lesson } from '@cloud-school/ui/calendar';
import type { SaveOutcome } from '../../features/files/useSaveFile.tsx';

/** Downloads the lessons of a period as a calendar file; its name has a day of the period. */
export function saveTimetable(
  lessons: readonly Lesson[],
  { classId, date, now }: { classId: string; date: string; now: string },
  save: (file: Blob, name: string) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  const text = formatIcs(lessons, { classId, title: '课表', now });
  return save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `课表 ${date}.ics`);
}
