import { QUESTION_KINDS } from '@cloud-school/domain';
import type { MistakeFilter } from '@cloud-school/ui/questions';

/** The filter of the address. */
export const readMistakeFilter = (search: URLSearchParams): MistakeFilter => ({
  courseId: search.get('courseId') || null,
  kind: QUESTION_KINDS.find((kind) => kind === search.get('kind')) ?? null,
  isRepeated: search.get('repeated') === '1',
});

/** The address with another filter. */
export function writeMistakeFilter(
  search: URLSearchParams,
  { courseId, kind, isRepeated }: MistakeFilter,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ courseId, kind, repeated: isRepeated ? '1' : null })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
