import { groupThousands, type Salary } from '@cloud-school/domain';

/** '6,500–9,000' without its unit (yuan a month), or the school's own text. */
export function formatSalary(salary: Salary): string {
  if (salary.kind === 'text') return salary.text;
  const { from, to } = salary;
  return from === to ? groupThousands(from) : `${groupThousands(from)}–${groupThousands(to)}`;
}
