import { isDayOpen, lastSecondOf, type Tally, type TimetableDay } from '@cloud-school/domain';

export type TargetStatus = 'not-started' | 'running' | 'completed' | 'overdue';

/** What decides whether a target is completed; each view has its rule (section 4, target status). */
export type TargetRule =
  /** The requirements of a course: completed when every target is met. */
  | { by: 'targets'; targets: readonly (Tally | null)[] }
  /** A week or a month: completed when no day is pending. */
  | { by: 'days'; targets: readonly (Tally | null)[]; days: readonly Pick<TimetableDay, 'state'>[] }
  /** The whole training: completed when no activity is unfinished. */
  | { by: 'activities'; activities: readonly { isFinished: boolean | null }[] };

/** Both ends 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss', null when unknown; a date alone counts to the end of its day. */
export interface TargetWindow {
  from: string | null;
  to: string | null;
}

/** The status at `now` ('YYYY-MM-DD HH:mm:ss'); null without a target (TIME-05). */
export function targetStatus(rule: TargetRule, { from, to }: TargetWindow, now: string): TargetStatus | null {
  if (!hasTarget(rule)) return null;
  if (from !== null && now < from.padEnd(19, ' 00:00:00')) return 'not-started';
  if (isCompleted(rule)) return 'completed';
  return now > (lastSecondOf({ startsAt: null, endsAt: to }) ?? now) ? 'overdue' : 'running';
}

/** Finished is at least required; a kind without a target counts as met. */
export const isMet = (target: Tally | null): boolean => target === null || target.done >= target.required;

const isTarget = (target: Tally | null): boolean => target !== null && target.required > 0;

function hasTarget(rule: TargetRule): boolean {
  return rule.by === 'activities' ? rule.activities.length > 0 : rule.targets.some(isTarget);
}

function isCompleted(rule: TargetRule): boolean {
  switch (rule.by) {
    case 'targets':
      return rule.targets.every(isMet);
    case 'days':
      return !rule.days.some(isDayOpen);
    case 'activities':
      return rule.activities.every(({ isFinished }) => isFinished !== false);
    default:
      return rule satisfies never;
  }
}
