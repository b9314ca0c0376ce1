import { type PeriodView, periodOf, type TimetableDay } from '@cloud-school/domain';
import { useSchoolSettings } from '@cloud-school/ui';
import { DayStrip, toLessonDays } from '@cloud-school/ui/calendar';

export interface DayStripPartProps {
  days: readonly TimetableDay[];
  /** The chosen day, in the period that is shown. */
  date?: string;
  view?: PeriodView;
  now: string;
  onChoose: (date: string) => void;
}

/** The days of a week or a month as buttons. */
export function DayStripPart({
  days,
  now,
  date = now.slice(0, 10),
  view = 'week',
  onChoose,
}: DayStripPartProps) {
  const { weekStart } = useSchoolSettings();
  return (
    <DayStrip
      view={view}
      period={periodOf(view, date, weekStart)}
      days={toLessonDays(days, now)}
      date={date}
      today={now.slice(0, 10)}
      onChoose={onChoose}
    />
  );
}
