import type { Classroom } from '@cloud-school/domain';
import { useSaveCalendar } from '../files/useSaveCalendar.ts';
import { toLiveEvent } from './toLiveEvent.ts';

/** 加入日历 of a live lesson: a file with its time, for the student's own calendar. */
export function useLiveCalendar(classId: string, now: string) {
  'use memo';
  const { saveCalendar, dialog } = useSaveCalendar();

  function onCalendar(classroom: Classroom): void {
    const { name } = classroom;
    const event = toLiveEvent(classroom);
    if (event) saveCalendar([event], { classId, title: name, name: `${name} ${event.day}`, now });
  }

  return { onCalendar, dialog };
}
