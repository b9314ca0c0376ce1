import { getClassDetail, getDutyCount } from '@cloud-school/api-client';
import {
  type ClassDetail,
  daysLeft,
  daysOf,
  defeatRate,
  type Period,
  type StudentClass,
  toSchoolTime,
} from '@cloud-school/domain';
import { dataOf, StudyWeek, StudyWeekSkeleton } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { storedStudyDays } from './studyDays.ts';
import { classesInService, usePlannedWeek } from './usePlannedWeek.ts';

/** What the student did this week, the place in the class and its goal, of the first class in service; nothing without one. */
export function Encouragement({ classes }: { classes: readonly StudentClass[] }) {
  const now = toSchoolTime(useNow().getTime());
  const today = now.slice(0, 10);
  const inService = classesInService(classes);
  const loading = usePlannedWeek(inService, today);
  const week = dataOf(loading);
  const ofDevice = useStudyDays();
  const { duty, detail, isLoading } = useClassFacts(inService[0]?.classId, week?.period ?? null);
  if (inService.length === 0) return null;
  // All parts render at once, so that the strip does not grow later.
  if (loading.status === 'loading' || (week && isLoading)) return <StudyWeekSkeleton aria-hidden />;
  if (!week) return null;

  const studied = new Set([...week.studiedDays, ...ofDevice]);
  const days = daysOf(week.period).map((date) => ({
    date,
    isStudied: studied.has(date),
    isToday: date === today,
  }));
  return <StudyWeek days={days} rate={duty && defeatRate(duty)} goal={detail && toGoal(detail, now)} />;
}

/** The days on which this device played a lesson of the student. */
function useStudyDays(): string[] {
  return usePortal().device.get(storedStudyDays) ?? [];
}

/** What a class requires in a week, and its goal; null while unknown. */
function useClassFacts(classId: string | undefined, period: Period | null) {
  const userId = useUserId();
  const student = classId === undefined || userId === null ? null : { classId, userId };
  const bounds = period && { startTime: `${period.from} 00:00:00`, endTime: `${period.to} 23:59:59` };
  const duty = useLoadable(getDutyCount, student && bounds && { ...student, period: 'week', ...bounds });
  const detail = useLoadable(getClassDetail, student && { ...student, studentId: null, schoolId: null });
  const isLoading = duty.status === 'loading' || detail.status === 'loading';
  return { duty: dataOf(duty), detail: dataOf(detail), isLoading };
}

/** The goal of a class that has not ended; null without one. */
function toGoal({ learningGoal, trainingEnd }: ClassDetail, now: string) {
  const left = trainingEnd === null ? null : daysLeft(trainingEnd, now);
  return learningGoal && left !== null && left >= 0 ? { text: learningGoal, daysLeft: left } : null;
}
