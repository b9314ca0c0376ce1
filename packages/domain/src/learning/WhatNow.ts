import { CONTENT_KINDS } from '../lesson/contentKinds.ts';
import { compareTimes } from '../time/compareTimes.ts';
import { isOnDay } from '../time/lastDayOf.ts';
import { lastSecondOf, periodPhase } from '../time/periodPhase.ts';
import { toMoment } from '../time/toSchoolTime.ts';
import {
  type ActivityContent,
  type ClassActivity,
  isActivityRunning,
  isLearned,
  isMissed,
  isPresent,
} from './ClassActivity.ts';

/** A lesson that the student left before its end. Times in milliseconds. */
export interface LeftLesson {
  classId: string;
  classroomId: string;
  name: string;
  /** The chapter, or the activity where no chapter is known; null without either. */
  chapterName: string | null;
  position: number;
  /** Null where the device does not know the length. */
  duration: number | null;
}

/** An activity of one of the student's classes. */
export interface PlannedActivity {
  classId: string;
  className: string;
  activity: ClassActivity;
}

/** What a student does now; the first that holds, in this order. */
export type WhatNow =
  | { kind: 'running'; planned: PlannedActivity }
  | { kind: 'resume'; left: LeftLesson }
  | { kind: 'next'; planned: PlannedActivity }
  /** All activities of today are over; `upcoming` is the first of a later day, as far as it is known. */
  | { kind: 'over'; count: number; attendedCount: number; upcoming?: PlannedActivity }
  /** Nothing is planned today. */
  | { kind: 'nothing'; upcoming?: PlannedActivity }
  /** No class, or what is planned is not known. */
  | { kind: 'unknown' };

interface Known {
  planned: readonly PlannedActivity[];
  /** What this device remembers, or `findLeftLesson`. */
  left: LeftLesson | null;
  /** The class of what was left has ended: what comes today goes first. */
  isLeftOver?: boolean;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
}

/** What takes place on a day: what the class lists for it, also a week of tests that began before. */
export const plannedOn = (planned: readonly PlannedActivity[], day: string): PlannedActivity[] =>
  planned.filter(({ activity }) => isOnDay(activity, day));

/** What runs for longer, such as a week of tests, waits for nobody: what was begun and what comes today go first. */
const LONG_MS = 24 * 60 * 60_000;

/** Chooses what the student does now. An absence that the server has noted is over, whatever the clock says. */
export function pickWhatNow({ planned, left, isLeftOver = false, now }: Known): WhatNow {
  const running = planned
    .filter(({ activity }) => isToStudy(activity, now))
    .toSorted((a, b) => compareTimes(endOf(a), endOf(b)));
  const [soonest] = running;
  if (soonest && !isLong(soonest.activity, now)) return { kind: 'running', planned: soonest };
  if (left && !isLeftOver) return { kind: 'resume', left };
  const [next] = planned
    .filter(({ activity }) => isToCome(activity, now))
    .toSorted((a, b) => compareTimes(a.activity.startsAt, b.activity.startsAt));
  if (next?.activity.startsAt?.startsWith(now.slice(0, 10))) return { kind: 'next', planned: next };
  if (soonest) return { kind: 'running', planned: soonest };
  if (left) return { kind: 'resume', left };
  const over = plannedOn(planned, now.slice(0, 10));
  const then = next && { upcoming: next };
  if (over.length === 0) return { kind: 'nothing', ...then };
  const attended = over.filter(({ activity }) => isPresent(activity));
  return { kind: 'over', count: over.length, attendedCount: attended.length, ...then };
}

/** Whether a lesson runs that is over within a day. */
export const isLessonRunning = (activities: readonly ClassActivity[], now: string): boolean =>
  activities.some((activity) => isToStudy(activity, now) && !isLong(activity, now));

/** Nothing of what is learned before its end is left to do. */
const isToStudy = (activity: ClassActivity, now: string): boolean =>
  isActivityRunning(activity, now) && !isLearned(activity);

const isToCome = (activity: ClassActivity, now: string): boolean =>
  !isMissed(activity) && periodPhase(activity, now) === 'to-come';

const endOf = ({ activity }: PlannedActivity) => lastSecondOf(activity) ?? '';

function isLong(activity: ClassActivity, now: string): boolean {
  const end = toMoment(lastSecondOf(activity) ?? '');
  return end === null || end - (toMoment(now) ?? end) > LONG_MS;
}

/** The lesson that was begun and not finished among what is planned: that of the latest activity. */
export function findLeftLesson(planned: readonly PlannedActivity[], now: string): LeftLesson | null {
  const begun = planned
    .filter(({ activity }) => activity.startsAt !== null && activity.startsAt <= now)
    .toSorted((a, b) => compareTimes(b.activity.startsAt, a.activity.startsAt));
  for (const { classId, activity } of begun) {
    const content = activity.contents.find(isLeft);
    if (content)
      return {
        classId,
        classroomId: content.id,
        name: content.name,
        chapterName: activity.name,
        position: content.position ?? 0,
        duration: content.duration,
      };
  }
  return null;
}

const isLeft = ({ kind, position, progress }: ActivityContent): boolean =>
  CONTENT_KINDS[kind].player !== null && (position ?? 0) > 0 && (progress ?? 0) < 100;
