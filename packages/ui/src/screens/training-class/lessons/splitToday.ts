import { type ClassActivity, CONTENT_KINDS, lastSecondOf, compareTimes } from '@cloud-school/domain';
import { type ActivityPhase, activityPhase } from '../../../cards/activity-card/activityPhase.ts';
import { sortByStart } from './activityFilter.ts';

/** What can still be done of a phase: it runs or comes. */
const IS_OPEN: Record<ActivityPhase, boolean> = {
  running: true,
  'to-come': true,
  attended: false,
  absent: false,
  over: false,
};

/**
 * The lessons of today as a student needs them: those that run, then those to come, then those that are over with an exam that
 * nobody has handed in (`owed`). The rest is past.
 */
export function splitToday(
  activities: ClassActivity[],
  now: string,
): { open: ClassActivity[]; past: ClassActivity[]; owed: ClassActivity[] } {
  const phaseOf = (activity: ClassActivity) => activityPhase(activity, now);
  const sorted = sortByStart(activities);
  const running = sorted
    .filter((activity) => phaseOf(activity) === 'running')
    .toSorted((a, b) => compareTimes(lastSecondOf(a), lastSecondOf(b)));
  const toCome = sorted.filter((activity) => phaseOf(activity) === 'to-come');
  const over = sorted.filter((activity) => !IS_OPEN[phaseOf(activity)]);
  const owed = over.filter(hasOpenExam);
  return {
    open: [...running, ...toCome, ...owed],
    past: over.filter((activity) => !hasOpenExam(activity)),
    owed,
  };
}

const hasOpenExam = ({ contents }: ClassActivity): boolean =>
  contents.some(({ kind, progress }) => CONTENT_KINDS[kind].exam !== null && (progress ?? 0) < 100);
