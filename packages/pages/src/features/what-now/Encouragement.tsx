import { getClassDetail, getDutyCount } from '@cloud-school/api-client';
import {
  daysLeft,
  daysOf,
  defeatRate,
  type StudentClass,
  toSchoolDay,
  toSchoolTime,
} from '@cloud-school/domain';
import { createProgressStore } from '@cloud-school/engine';
import { dataOf, StudyWeek } from '@cloud-school/ui';
import { useMemo } from 'react';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { classesInService, usePlannedWeek } from './usePlannedWeek.ts';

/** What the student did this week, the place in the class and its goal, of the first class in service; nothing without one. */
export function Encouragement({ classes }: { classes: readonly StudentClass[] }) {
  const now = toSchoolTime(useNow().getTime());
  const today = now.slice(0, 10);
  const userId = useUserId();
  const inService = classesInService(classes);
  const week = dataOf(usePlannedWeek(inService, today));
  const ofDevice = useStudiedDays();
  const classId = inService[0]?.classId;
  const student = classId === undefined || userId === null ? null : { classId, userId };
  const bounds = week && { startTime: `${week.period.from} 00:00:00`, endTime: `${week.period.to} 23:59:59` };
  const duty = dataOf(
    useLoadable(getDutyCount, student && bounds && { ...student, period: 'week', ...bounds }),
  );
  const detail = dataOf(
    useLoadable(getClassDetail, student && { ...student, studentId: null, schoolId: null }),
  );
  if (!week) return null;

  const studied = new Set([...week.studiedDays, ...ofDevice]);
  const days = daysOf(week.period).map((date) => ({
    date,
    isStudied: studied.has(date),
    isToday: date === today,
  }));
  const left = detail?.trainingEnd ? daysLeft(detail.trainingEnd, now) : null;
  const goal =
    detail?.learningGoal && left !== null && left >= 0 ? { text: detail.learningGoal, daysLeft: left } : null;
  return <StudyWeek days={days} rate={duty && defeatRate(duty)} goal={goal} />;
}

/** The days on which this device played a lesson of the student. */
function useStudiedDays(): string[] {
  const { storage } = usePortal();
  const tenantId = useTenantId();
  const userId = useUserId();
  return useMemo(() => {
    if (userId === null) return [];
    const kept = createProgressStore(storage).list({ tenantId, userId });
    return kept.flatMap(({ progress: { studiedAt } }) => (studiedAt > 0 ? [toSchoolDay(studiedAt)] : []));
  }, [storage, tenantId, userId]);
}
