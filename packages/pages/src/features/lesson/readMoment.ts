import { splitMoments } from '@cloud-school/domain';

/** The moment at which the address of a lesson opens it, such as `at=02:15`, in milliseconds; null without one. */
export const readMoment = (search: URLSearchParams): number | null =>
  splitMoments(`[${search.get('at') ?? ''}]`)[0]?.positionMs ?? null;

/** The address of a lesson at a moment, written as in a note: '02:15'. */
export const atMoment = (address: string, moment: string): string =>
  `${address}&at=${encodeURIComponent(moment)}`;
