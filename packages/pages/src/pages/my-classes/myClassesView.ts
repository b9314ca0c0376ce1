import { keysOf, type ServiceStatus } from '@cloud-school/domain';
import type { ClassView } from '@cloud-school/ui';
import { readPageNumber } from '../../platform/navigation/readPageNumber.ts';

/** The tab in the address by the code of serviceStatus: /study/mine?tab=2. */
const TABS: Record<ServiceStatus, string> = {
  'to-be-admitted': '-1',
  'to-start': '0',
  'to-report': '1',
  'in-service': '2',
  completed: '3',
};

/** The tab and page that an address names; what it does not know is the default. */
export function readMyClassesView(search: URLSearchParams): ClassView {
  const tab = search.get('tab');
  return {
    filter: keysOf(TABS).find((status) => TABS[status] === tab) ?? 'all',
    page: readPageNumber(search),
  };
}

/** The query with a changed view; defaults are left out, all other parameters stay. */
export function writeMyClassesView(search: URLSearchParams, { filter, page }: ClassView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete('tab');
  else next.set('tab', TABS[filter]);
  if (page > 1) next.set('current', String(page));
  else next.delete('current');
  return next;
}
