import type { Salary } from '@cloud-school/api-client';

const grouped = new Intl.NumberFormat('en-US');

/** '6,500–9,000' without its unit (yuan a month), or the school's own words. */
export function formatSalary(salary: Salary): string {
  if (salary.kind === 'words') return salary.words;
  const { from, to } = salary;
  return from === to ? grouped.format(from) : `${grouped.format(from)}–${grouped.format(to)}`;
}
