import type { ServiceStatus, StudentClass } from '@cloud-school/api-client';

/** Cards on one page (CLASS-01). */
export const CLASSES_PER_PAGE = 4;

export type ClassFilter = ServiceStatus | 'all';

const FILTERS: { value: ClassFilter; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'to-be-admitted', label: '待录取' },
  { value: 'to-start', label: '待开班' },
  { value: 'to-report', label: '待报到' },
  { value: 'in-service', label: '服务中' },
  { value: 'completed', label: '服务完成' },
];

/** The tabs with how many classes each holds. */
export function classTabs(classes: StudentClass[]): { value: ClassFilter; label: string; count: number }[] {
  return FILTERS.map((filter) => ({ ...filter, count: classesOf(classes, filter.value).length }));
}

export function isClassFilter(value: string): value is ClassFilter {
  return FILTERS.some((filter) => filter.value === value);
}

/** The classes of one tab, in the server's order. */
export function classesOf(classes: StudentClass[], filter: ClassFilter): StudentClass[] {
  return filter === 'all' ? classes : classes.filter(({ status }) => status === filter);
}

/** The cards of one page; a page past the end reads as the last, one before the start as the first. */
export function classPage(classes: StudentClass[], page: number) {
  const pages = Math.max(1, Math.ceil(classes.length / CLASSES_PER_PAGE));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const first = (current - 1) * CLASSES_PER_PAGE;
  return { current, pages, items: classes.slice(first, first + CLASSES_PER_PAGE) };
}
