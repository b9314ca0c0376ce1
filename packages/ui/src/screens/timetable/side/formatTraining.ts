import { daysBetween, type Period } from '@cloud-school/domain';

/** 培训期 2026-09-07 至 12-25，还有 34 天; shown under the goal of a week or a month, which has other dates. */
export function formatTraining({ from, to }: Period, today: string): string {
  const left = daysBetween(today, to);
  const end = from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to;
  const isRunning = left > 0 && from <= today;
  return `培训期 ${from} 至 ${end}${isRunning ? `，还有 ${left} 天` : ''}`;
}
