import { PAST_FILTERS } from '@cloud-school/domain';
import {
  ACTIVITY_FILTERS,
  type ActivityFilter,
  type LessonTab,
  PAST_PAGE_SIZES,
  type PastView,
} from '@cloud-school/ui';
import { readPageNumber } from '../../platform/navigation/readPageNumber.ts';

/** The tab, filters and page of the lessons; they stand in the address, so that coming back from a lesson shows them again. */
export interface ClassView {
  tab: LessonTab;
  /** Of the lessons of today. */
  todayFilter: ActivityFilter;
  past: PastView;
}

/** The view that an address names; what it does not know is the default. */
export function readClassView(search: URLSearchParams): ClassView {
  const size = Number(search.get('size'));
  return {
    tab: search.get('tab') === 'past' ? 'past' : 'today',
    todayFilter: ACTIVITY_FILTERS.find((filter) => filter === search.get('today')) ?? 'all',
    past: {
      filter: PAST_FILTERS.find((filter) => filter === search.get('filter')) ?? 'all',
      page: readPageNumber(search),
      size: PAST_PAGE_SIZES.find((known) => known === size) ?? PAST_PAGE_SIZES[0],
    },
  };
}

/** The query with a changed view; defaults are left out, all other parameters stay. */
export function writeClassView(
  search: URLSearchParams,
  { tab, todayFilter, past }: ClassView,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = {
    tab: tab === 'past' ? tab : null,
    today: todayFilter === 'all' ? null : todayFilter,
    filter: past.filter === 'all' ? null : past.filter,
    current: past.page > 1 ? String(past.page) : null,
    size: past.size === PAST_PAGE_SIZES[0] ? null : String(past.size),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
