import type { CalendarEvent } from '@cloud-school/ui/calendar';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { type SaveOutcome, useSaveFile } from './useSaveFile.tsx';

interface CalendarFile {
  /** Makes the ids of the events unique among classes. */
  classId: string;
  /** Shown by calendars as the name of this one. */
  title: string;
  name: string;
  /** The school's time, 'YYYY-MM-DD HH:mm:ss'. */
  now: string;
}

/** Saves events as a calendar file, and says what became of it. */
export function useSaveCalendar() {
  'use memo';
  const { toasts } = usePortal();
  const { save, dialog } = useSaveFile();

  function saveCalendar(events: readonly CalendarEvent[], { name, ...options }: CalendarFile): void {
    loadFormat().then(
      async ({ formatCalendarFile }) => {
        const outcome = await save(formatCalendarFile(events, options), `${name}.ics`);
        if (SAYS_SAVED[outcome]) toasts.show('success', '已存成日历文件，打开它就能加进日历');
      },
      (error: unknown) => toasts.show('danger', getErrorMessage(error)),
    );
  }

  return { saveCalendar, dialog };
}

/** Outside the hook: React Compiler reads no import expressions. */
const loadFormat = () => import('./formatCalendarFile.ts');

/** Else the dialog says how the file can be had. */
const SAYS_SAVED: Record<SaveOutcome, boolean> = { saved: true, shown: false };
