import type { TimetableDay } from '@cloud-school/domain';
import { DayCard, dayMark, toLessonDays } from '@cloud-school/ui/calendar';

export interface DayCardPartProps {
  day: TimetableDay;
  now: string;
  activityTo: (activity: TimetableDay['activities'][number]) => string;
  onClose: () => void;
}

/** The lessons of a day. */
export function DayCardPart({ day, now, activityTo, onClose }: DayCardPartProps) {
  const [shown] = toLessonDays([day], now);
  if (!shown) return null;
  return (
    <DayCard
      date={shown.date}
      mark={dayMark(shown, now.slice(0, 10))}
      lessons={shown.lessons}
      activityTo={({ activity }) => activityTo(activity)}
      onClose={onClose}
    />
  );
}
