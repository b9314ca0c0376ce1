import { daysBetween, type Period } from '@cloud-school/domain';

/** 培训期至 2026-12-25，还有 34 天; shown in one line under the goal of a week or a month, which has other dates. */
export function formatTraining({ from, to }: Period, today: string): string {
  const left = daysBetween(today, to);
  if (left > 0 && from <= today) return `培训期至 ${to}，还有 ${left} 天`;
  return `培训期 ${from} 至 ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`;
}
