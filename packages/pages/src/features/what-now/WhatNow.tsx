import {
  findLeftLesson,
  isInService,
  pickWhatNow,
  type PlannedActivity,
  type StudentClass,
  toSchoolTime,
  type WhatNow as State,
} from '@cloud-school/domain';
import { dataOf, WhatNowSkeleton, WhatNowStrip, type WhatNowStripProps } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import { classroomPath, paths, timetablePath } from '../../platform/navigation/paths.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { useReminders } from '../reminders/useReminders.ts';
import { classroomAddress } from '../study-address/classroomAddress.ts';
import { useLastLesson } from './lastLesson.ts';
import { classesInService, usePlannedWeek } from './usePlannedWeek.ts';

interface WhatNowProps extends Pick<WhatNowStripProps, 'size'> {
  /** All classes of the student. */
  classes: readonly StudentClass[];
  /** Shown where there is no class, or what is planned is not known; nothing by default. */
  unknown?: ReactNode;
}

/** What the student does now, from the timetables of the classes and from what this device remembers. */
export function WhatNow({ classes, size, unknown = null }: WhatNowProps) {
  const now = toSchoolTime(useNow().getTime());
  const userId = useUserId();
  const inService = classesInService(classes);
  const week = usePlannedWeek(inService, now.slice(0, 10));
  const last = useLastLesson();
  useReminders(dataOf(week)?.activities ?? [], ({ activity, classId }) =>
    classroomPath(activity, { classId, studentId: null, userId }),
  );
  const [main] = inService;
  if (!main && !last) return unknown;
  if (main && week.status === 'loading') return <WhatNowSkeleton size={size} />;

  const { activities: planned, isWhole } = dataOf(week) ?? { activities: [], isWhole: false };
  const unfinished = last && isFinished(last.classroomId, planned) ? null : last;
  const whatNow = pickWhatNow({
    planned,
    left: unfinished ?? findLeftLesson(planned, now),
    isLeftOver:
      unfinished !== null &&
      classes.some((each) => each.classId === unfinished.classId && !isInService(each)),
    now,
  });
  if (!isWhole && SAYS_ALL[whatNow.kind]) return unknown;

  const toActivity = ({ classId, activity }: PlannedActivity) =>
    classroomPath(activity, { classId, studentId: null, userId });
  const toTimetable = main
    ? timetablePath({ classId: main.classId, studentId: null, userId, isTrial: false })
    : paths.myClasses;
  const toAddress = (state: State): string => {
    switch (state.kind) {
      case 'running':
      case 'next':
        return toActivity(state.planned);
      case 'resume':
        return unfinished?.address ?? toLesson(state.left.classroomId, planned);
      case 'over':
      case 'nothing':
        return toTimetable;
      case 'unknown':
        return paths.myClasses;
      default:
        return state satisfies never;
    }
  };
  return <WhatNowStrip whatNow={whatNow} now={now} to={toAddress(whatNow)} size={size} />;
}

/** Whether the server knows the end of a lesson that this device left: it was watched elsewhere. */
const isFinished = (classroomId: string, planned: readonly PlannedActivity[]): boolean =>
  planned.some(({ activity }) =>
    activity.contents.some(({ id, progress }) => id === classroomId && (progress ?? 0) >= 100),
  );

/** Whether a state speaks of all classes: then none of them may be unknown. */
const SAYS_ALL: Record<State['kind'], boolean> = {
  running: false,
  resume: false,
  next: false,
  over: true,
  nothing: true,
  unknown: false,
};

/** The viewer at a content of what is planned. */
function toLesson(classroomId: string, planned: readonly PlannedActivity[]): string {
  for (const { classId, activity } of planned) {
    const content = activity.contents.find(({ id }) => id === classroomId);
    const place = {
      classId,
      courseId: activity.courseId,
      activityId: activity.id,
      bizType: activity.bizType,
    };
    const address = content && classroomAddress(content, place);
    if (address) return address;
  }
  return paths.myClasses;
}
