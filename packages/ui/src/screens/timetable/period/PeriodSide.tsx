import { type DutyCount, type Timetable, type Period, type PeriodView, periodOf } from '@cloud-school/domain';
import { useMemo } from 'react';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonsOf, toLessonDays } from '../../../calendar/lesson/toLessonDays.ts';
import { studyTargets } from '../../../calendar/target/studyTargets.ts';
import { targetStatus } from '../../../calendar/target/targetStatus.ts';
import { Block } from '../../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { useSchoolSettings } from '../../../theme/SchoolSettings.tsx';
import { CatchUpNotice } from '../side/CatchUpNotice.tsx';
import { formatTraining } from '../side/formatTraining.ts';
import { TargetPanel } from '../side/TargetPanel.tsx';
import { TargetPanelSkeleton } from '../side/TargetPanelSkeleton.tsx';

export interface PeriodSideProps {
  view: PeriodView;
  /** A day of the period that is shown. */
  shownDate: string;
  now: string;
  training: Period | null;
  timetable: Loadable<Timetable>;
  duty: Loadable<DutyCount>;
  activityTo: (lesson: Lesson) => string;
}

/** The targets of the period, by the rule of its days (TIME-05). */
export function PeriodTargets({ view, shownDate, now, training, timetable, duty }: PeriodSideProps) {
  const { weekStart } = useSchoolSettings();
  const shown = dataOf(timetable);
  const period = periodOf(view, shownDate, weekStart);
  const today = now.slice(0, 10);
  return (
    <Block of={duty} skeleton={<TargetPanelSkeleton />} errorTitle="学习目标加载失败">
      {(data) => (
        <TargetPanel
          view={view}
          isCurrent={period.from <= today && today <= period.to}
          duty={data}
          training={training && formatTraining(training, today)}
          status={
            shown &&
            targetStatus(
              { by: 'days', targets: Object.values(studyTargets(data)), days: shown.days },
              period,
              now,
            )
          }
        />
      )}
    </Block>
  );
}

/** What was missed in the period; nothing while nothing was. */
export function PeriodCatchUp({ view, now, timetable, activityTo }: PeriodSideProps) {
  const shown = dataOf(timetable);
  const overdue = useMemo(
    () => (shown ? lessonsOf(toLessonDays(shown.days, now)).filter(({ phase }) => phase === 'overdue') : []),
    [shown, now],
  );
  const [first, ...rest] = overdue;
  return first ? <CatchUpNotice view={view} lessons={[first, ...rest]} to={activityTo(first)} /> : null;
}
