import type { Timetable, Period } from '@cloud-school/domain';
import { useMemo } from 'react';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonsOf } from '../../../calendar/lesson/toLessonDays.ts';
import { SideColumns } from '../side/SideColumns.ts';
import { TimetableLegend } from '../side/TimetableLegend.tsx';
import { useLessonDays } from '../useLessonDays.ts';
import { AllLessons } from './AllLessons.tsx';
import { AllSide } from './AllSide.tsx';

export interface AllViewProps {
  timetable: Timetable;
  training: Period | null;
  date: string;
  now: string;
  isPhone: boolean;
  activityTo: (lesson: Lesson) => string;
  onJump: (date: string) => void;
}

/** Every lesson of the training (TIME-04), with its progress. */
export function AllView({ timetable, training, date, now, isPhone, activityTo, onJump }: AllViewProps) {
  const days = useLessonDays(timetable, now);
  const lessons = useMemo(() => lessonsOf(days), [days]);
  return (
    <SideColumns.Root>
      <AllLessons
        key={date}
        lessons={lessons}
        date={date}
        today={now.slice(0, 10)}
        isPhone={isPhone}
        activityTo={activityTo}
      />
      <SideColumns.Side>
        <AllSide lessons={lessons} training={training} date={date} now={now} onJump={onJump} />
        <TimetableLegend view="all" />
      </SideColumns.Side>
    </SideColumns.Root>
  );
}
