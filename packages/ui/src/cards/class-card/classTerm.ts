import type { StudentClass } from '@cloud-school/api-client';

/** What the date line of a class card says and how far it is filled. */
export interface ClassTerm {
  /** 'YYYY-MM-DD', or null when the school has not set the day. */
  start: string | null;
  end: string | null;
  words: string;
  /** 0 to 1. */
  share: number;
  /** True while the class is on its way, so the line has a knob at today. */
  isRunning: boolean;
}

/** Derives the date line from the class and today ('YYYY-MM-DD'). */
export function classTerm(studentClass: StudentClass, today: string): ClassTerm {
  const start = studentClass.trainingStart ?? studentClass.periodStart;
  const end = studentClass.trainingEnd ?? studentClass.periodEnd;
  const isRunning = studentClass.status === 'in-service' && start !== null && today >= start;
  return {
    start,
    end,
    words: termWords(studentClass, start, end, today),
    share: studentClass.status === 'completed' ? 1 : isRunning ? shareOf(start, end, today) : 0,
    isRunning,
  };
}

function termWords(
  { status }: StudentClass,
  start: string | null,
  end: string | null,
  today: string,
): string {
  if (status === 'to-be-admitted') return '录取后安排开班';
  if (status === 'to-start') return start === null ? '开班时间待定' : `预计 ${monthAndDay(start)}开班`;
  if (status === 'completed') return '已结业';
  if (start === null) return '';
  if (today < start) return `${daysBetween(today, start)} 天后开课`;
  return status === 'to-report' ? '已开课' : weekWords(start, end, today);
}

function weekWords(start: string, end: string | null, today: string): string {
  const week = Math.floor(daysBetween(start, today) / 7) + 1;
  if (end === null || end < start) return `第 ${week} 周`;
  const weeks = Math.ceil((daysBetween(start, end) + 1) / 7);
  return `第 ${Math.min(week, weeks)} 周，共 ${weeks} 周`;
}

function shareOf(start: string, end: string | null, today: string): number {
  if (end === null || end <= start) return 0;
  return Math.min(1, daysBetween(start, today) / daysBetween(start, end));
}

const monthAndDay = (date: string) => `${Number(date.slice(5, 7))} 月 ${Number(date.slice(8, 10))} 日`;

/** Whole days; both dates are read as UTC, so no day has 23 hours. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
