import { findBlanks } from '@cloud-school/domain';

const slot = (number: number) => `<kbd><small>第</small><b>${number}</b><small>空</small><em></em></kbd>`;

/** The marks that may not start a line. */
const MARKS = /[，。、；：！？）》”’,.;:!?)]*/y;

const TAG = /<[^<>]*>/g;

/**
 * Puts a numbered <kbd> where the stem leaves a blank; read as 第 1 空, shown as 1. Null when the stem leaves another number of
 * blanks, so that no slot shows another blank's text.
 */
export function placeSlots(stemHtml: string, blankCount: number): string | null {
  const blanks = findBlanks(stemHtml, blankCount);
  if (blanks.length !== blankCount || blankCount === 0 || /<kbd/i.test(stemHtml)) return null;
  let placed = '';
  let position = 0;
  for (const [index, { start, end }] of blanks.entries()) {
    MARKS.lastIndex = end;
    const marks = MARKS.exec(stemHtml)?.[0] ?? '';
    const kbd = slot(index + 1);
    placed += stemHtml.slice(position, start);
    placed += marks === '' ? kbd : `<span data-keep>${kbd}${marks}</span>`;
    placed += tagsAround(stemHtml.slice(start, end));
    position = end + marks.length;
  }
  return placed + stemHtml.slice(position);
}

/** The tags in a blank of text; a blank of whole elements goes with them. */
const tagsAround = (blank: string): string =>
  blank.startsWith('<') ? '' : (blank.match(TAG)?.join('') ?? '');
