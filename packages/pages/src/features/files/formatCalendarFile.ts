import { type CalendarEvent, formatIcs } from '@cloud-school/ui/calendar';

/** Events as a file that calendars open. */
export const formatCalendarFile = (
  events: readonly CalendarEvent[],
  options: Parameters<typeof formatIcs>[1],
): Blob => new Blob([formatIcs(events, options)], { type: 'text/calendar;charset=utf-8' });
