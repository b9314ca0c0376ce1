import { isSameText, type Solution } from '@cloud-school/domain';

/** The verdict on one blank; 'open' when it cannot be judged. */
export type BlankVerdict = 'right' | 'wrong' | 'open';

/**
 * The server judges the whole question. In a right question every blank is right; otherwise a blank is right when it
 * says what the reference says.
 */
export function getBlankVerdict({
  text,
  right,
  result,
}: {
  text: string;
  right: string;
  result: Solution['result'];
}): BlankVerdict {
  if (result === 'correct') return 'right';
  if (result === 'pending' || result === 'unjudged' || right === '') return 'open';
  return isSameText(right, text) ? 'right' : 'wrong';
}
