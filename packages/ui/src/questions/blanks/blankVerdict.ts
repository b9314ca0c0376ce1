import type { Solution } from '@cloud-school/api-client';

/** How one blank stands; open while nobody can tell. */
export type BlankVerdict = 'right' | 'wrong' | 'open';

/**
 * The server judges the whole question. Right as a whole makes every blank right; otherwise only a blank
 * that differs from the reference can be told wrong, and one that equals it right.
 */
export function blankVerdict({
  text,
  right,
  result,
}: {
  text: string;
  right: string;
  result: Solution['result'];
}): BlankVerdict {
  if (result === 'correct') return 'right';
  if (result === 'pending' || right === '') return 'open';
  return text.trim() === right.trim() ? 'right' : 'wrong';
}
