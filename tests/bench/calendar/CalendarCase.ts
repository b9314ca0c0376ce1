/** What is measured: our two calendars, each beside FullCalendar as it comes. */
export type CalendarCase = 'our week' | 'bare week' | 'our month' | 'capped month';
