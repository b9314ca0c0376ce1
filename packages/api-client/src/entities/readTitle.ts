import { decodeEntities } from '@cloud-school/domain';
import { optionalText, text } from './read.ts';

/** A title or a name of the school's, which is shown as text; throws a MalformedError when it is missing. */
export const title = (value: unknown, what: string): string => decodeEntities(text(value, what));

/** The same; null when it is missing. */
export function optionalTitle(value: unknown): string | null {
  const found = optionalText(value);
  return found === null ? null : decodeEntities(found);
}
