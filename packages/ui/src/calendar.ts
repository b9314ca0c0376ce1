/** The calendar and the timetable, as `@cloud-school/ui/calendar`: needs FullCalendar. */

export { preloadPeriodView } from './screens/timetable/period/periodCode.ts';
export { DayCard, type DayCardProps } from './calendar/cards/DayCard.tsx';
export { LessonCard, type LessonCardProps } from './calendar/cards/LessonCard.tsx';
export { LessonRow, type LessonRowProps } from './calendar/cards/LessonRow.tsx';
export { LessonKindTags } from './calendar/cards/LessonTags.tsx';
export { DayMarkLabel, type DayMarkLabelProps } from './calendar/day/DayMarkLabel.tsx';
export { dayMark } from './calendar/day/dayMark.ts';
export type { CalendarGridProps } from './calendar/grid/CalendarGridProps.ts';
export { CalendarSkeleton, type CalendarSkeletonProps } from './calendar/grid/CalendarSkeleton.tsx';
export { MonthGrid } from './calendar/grid/MonthGrid.tsx';
export { WeekGrid } from './calendar/grid/WeekGrid.tsx';
export { type CalendarEvent, formatIcs } from './calendar/ics/formatIcs.ts';
export type { Lesson } from './calendar/lesson/Lesson.ts';
export { toLessonDays, type LessonDay } from './calendar/lesson/toLessonDays.ts';
export { MonthChoices, type MonthChoicesProps } from './calendar/picker/MonthChoices.tsx';
export { WeekChoices, type WeekChoicesProps } from './calendar/picker/WeekChoices.tsx';
export { DayStrip, type DayStripProps } from './calendar/strip/DayStrip.tsx';
export type { TimetablePlace } from './screens/timetable/TimetablePlace.ts';
export { RemindersCard, type RemindersCardProps } from './calendar/reminders/RemindersCard.tsx';
export { TimetableScreen, type TimetableScreenProps } from './screens/timetable/TimetableScreen.tsx';
