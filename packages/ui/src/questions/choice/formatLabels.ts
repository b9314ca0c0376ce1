import type { QuestionOption } from '@cloud-school/domain';

/**
 * A C D, in the order of the options; then the keys that no option has, as they are: the options of a question may be missing
 * on the wire, and an answer must not look like none.
 */
export function formatLabels(options: readonly QuestionOption[], keys: readonly string[]): string {
  const known = options.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  const unknown = keys.filter((key) => !options.some((option) => option.key === key));
  return [...known, ...unknown].join(' ');
}
