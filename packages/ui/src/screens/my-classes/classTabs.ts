import type { ServiceStatus, StudentClass } from '@cloud-school/domain';
import { classStatusViews } from '../../cards/class-card/classStatusViews.tsx';
import { toOptions } from '../../primitives/options/toOptions.ts';

/** Cards on one page (CLASS-01). */
export const CLASSES_PER_PAGE = 4;

export type ClassFilter = ServiceStatus | 'all';

const FILTERS = toOptions<ClassFilter>({
  all: '全部',
  'to-be-admitted': classStatusViews['to-be-admitted'].label,
  'to-start': classStatusViews['to-start'].label,
  'to-report': classStatusViews['to-report'].label,
  'in-service': classStatusViews['in-service'].label,
  completed: classStatusViews.completed.label,
});

/** The tabs with the counts of their classes. */
export function classTabs(classes: StudentClass[]): { value: ClassFilter; label: string; count: number }[] {
  return FILTERS.map((filter) => ({ ...filter, count: filterClasses(classes, filter.value).length }));
}

export function isClassFilter(value: string): value is ClassFilter {
  return FILTERS.some((filter) => filter.value === value);
}

/** The classes of one tab, in the server's order. */
export function filterClasses(classes: StudentClass[], filter: ClassFilter): StudentClass[] {
  return filter === 'all' ? classes : classes.filter(({ status }) => status === filter);
}

/** The classes of one page; a page number out of range is clamped. */
export function classPage(classes: StudentClass[], page: number) {
  const pages = Math.max(1, Math.ceil(classes.length / CLASSES_PER_PAGE));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const first = (current - 1) * CLASSES_PER_PAGE;
  return { current, pages, items: classes.slice(first, first + CLASSES_PER_PAGE) };
}
