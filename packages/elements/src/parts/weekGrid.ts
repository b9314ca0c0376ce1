// A file of its own: FullCalendar comes with it, and runs when it is imported.
export { WeekGrid as default } from '@cloud-school/ui/calendar';
