import type { Salary } from '@cloud-school/domain';

const grouped = new Intl.NumberFormat('en-US');

/** '6,500–9,000' without its unit (yuan a month), or the school's own text. */
export function formatSalary(salary: Salary): string {
  if (salary.kind === 'text') return salary.text;
  const { from, to } = salary;
  return from === to ? grouped.format(from) : `${grouped.format(from)}–${grouped.format(to)}`;
}
