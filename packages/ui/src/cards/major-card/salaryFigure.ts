import type { Salary } from '@cloud-school/api-client';

const groups = new Intl.NumberFormat('en-US');

/** A salary as it is read: 6,500–9,000, or the school's own words. The unit, yuan a month, stands beside it. */
export function salaryFigure(salary: Salary): string {
  if (salary.kind === 'words') return salary.words;
  const { from, to } = salary;
  return from === to ? groups.format(from) : `${groups.format(from)}–${groups.format(to)}`;
}
