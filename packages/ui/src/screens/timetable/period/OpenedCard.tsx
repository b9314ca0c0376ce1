import { formatDayName } from '@cloud-school/domain';
import { useEffect } from 'react';
import { DayCard } from '../../../calendar/cards/DayCard.tsx';
import { LessonCard } from '../../../calendar/cards/LessonCard.tsx';
import { dayMark } from '../../../calendar/day/dayMark.ts';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonDayOf } from '../../../calendar/lesson/lessonDayOf.ts';
import { lessonName } from '../../../calendar/lesson/lessonWords.ts';
import type { LessonDay } from '../../../calendar/lesson/toLessonDays.ts';
import { AnchoredPopover } from '../../../primitives/popover/AnchoredPopover.tsx';

/** What was pressed in the calendar, and the element that the card opens beside. */
export type Opened = { anchor: HTMLElement } & ({ lesson: Lesson } | { date: string });

export interface OpenedCardProps {
  opened: Opened;
  days: readonly LessonDay[];
  today: string;
  activityTo: (lesson: Lesson) => string;
  onClose: () => void;
}

/** The card of a lesson or of a day (TIME-06, TIME-03). */
export function OpenedCard({ opened, days, today, activityTo, onClose }: OpenedCardProps) {
  const { anchor } = opened;
  // The calendar creates its events again when a lesson begins or ends; the card's anchor is gone then.
  useEffect(() => {
    if (!anchor.isConnected) onClose();
  });
  if ('lesson' in opened) {
    const { lesson } = opened;
    return (
      <AnchoredPopover anchor={anchor} label={lessonName(lesson)} onClose={onClose}>
        <LessonCard lesson={lesson} to={activityTo(lesson)} onClose={onClose} />
      </AnchoredPopover>
    );
  }
  const day = lessonDayOf(days, opened.date);
  return (
    <AnchoredPopover anchor={anchor} label={formatDayName(opened.date)} onClose={onClose}>
      <DayCard
        date={opened.date}
        mark={dayMark(day, today)}
        lessons={day?.lessons ?? []}
        activityTo={activityTo}
        onClose={onClose}
      />
    </AnchoredPopover>
  );
}
