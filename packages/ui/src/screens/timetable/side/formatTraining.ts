import { daysBetween, type Period } from '@cloud-school/domain';

/** 2026-09-07 至 2026-12-25，还有 34 天; the days left until its end. */
export function formatTraining({ from, to }: Period, today: string): string {
  const left = daysBetween(today, to);
  const end = from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to;
  return left > 0 && from <= today ? `${from} 至 ${end}，还有 ${left} 天` : `${from} 至 ${end}`;
}
