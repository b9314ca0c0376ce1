import { isInService, type ServiceStatus, type StudentClass } from '@cloud-school/domain';

/** What the date line of a class card shows. */
export interface ClassTerm {
  /** 'YYYY-MM-DD'; null if the school has not set the day. */
  start: string | null;
  end: string | null;
  /** Between the two days: 第 2 周，共 16 周 */
  label: string;
  /** How far the bar is filled, 0 to 1. */
  share: number;
  /** Shows a knob at today. */
  isRunning: boolean;
}

/** The date line of a class on a day ('YYYY-MM-DD'). */
export function classTerm(studentClass: StudentClass, today: string): ClassTerm {
  const start = studentClass.trainingStart ?? studentClass.periodStart;
  const end = studentClass.trainingEnd ?? studentClass.periodEnd;
  const isRunning = isInService(studentClass) && start !== null && today >= start;
  return {
    start,
    end,
    label: termLabel(studentClass, start, end, today),
    share: SHARES[studentClass.status](isRunning ? getShare(start, end, today) : 0),
    isRunning,
  };
}

/** How far the bar is filled in each status, of the share of its days. */
const SHARES: Record<ServiceStatus, (share: number) => number> = {
  'to-be-admitted': () => 0,
  'to-start': () => 0,
  'to-report': () => 0,
  'in-service': (share) => share,
  completed: () => 1,
};

function termLabel(
  { status }: StudentClass,
  start: string | null,
  end: string | null,
  today: string,
): string {
  switch (status) {
    case 'to-be-admitted':
      return '录取后安排开班';
    case 'to-start':
      return start === null ? '开班时间待定' : `预计 ${formatMonthAndDay(start)}开班`;
    case 'completed':
      return '已结业';
    case 'to-report':
      return beforeStart(start, today) ?? '已开课';
    case 'in-service':
      return beforeStart(start, today) ?? weekLabel(start ?? today, end, today);
    default:
      return status satisfies never;
  }
}

/** The label while the class has not begun; null from its first day. */
function beforeStart(start: string | null, today: string): string | null {
  if (start === null) return '';
  return today < start ? `${daysBetween(today, start)} 天后开课` : null;
}

function weekLabel(start: string, end: string | null, today: string): string {
  const week = Math.floor(daysBetween(start, today) / 7) + 1;
  if (end === null || end < start) return `第 ${week} 周`;
  const weeks = Math.ceil((daysBetween(start, end) + 1) / 7);
  return `第 ${Math.min(week, weeks)} 周，共 ${weeks} 周`;
}

function getShare(start: string, end: string | null, today: string): number {
  if (end === null || end <= start) return 0;
  return Math.min(1, daysBetween(start, today) / daysBetween(start, end));
}

const formatMonthAndDay = (date: string) => `${Number(date.slice(5, 7))} 月 ${Number(date.slice(8, 10))} 日`;

/** Whole days. Both dates are parsed as UTC, so that a change of the clocks does not count. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
