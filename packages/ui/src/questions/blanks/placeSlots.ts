import { findBlankRun } from '@cloud-school/domain';

const TAG = /(<[^<>]*>)/;
const slot = (number: number) => `<kbd><small>第</small><b>${number}</b><small>空</small><em></em></kbd>`;

/** The marks that may not start a line. */
const MARKS = '[，。、；：！？）》”’,.;:!?)]*';

/**
 * Puts a numbered <kbd> where the stem leaves a blank; read as 第 1 空, shown as 1. Tags are not changed. Null when the
 * stem leaves another number of blanks, so that no slot shows another blank's text.
 */
export function placeSlots(stemHtml: string, blankCount: number): string | null {
  const found = findBlankRun(stemHtml);
  if (found?.count !== blankCount || /<kbd/i.test(stemHtml)) return null;
  const runs = new RegExp(`(?:${found.run.source})(${MARKS})`, found.run.flags);
  let index = 0;
  const place = (_run: string, marks: string) =>
    marks === '' ? slot(++index) : `<span data-keep>${slot(++index)}${marks}</span>`;
  // Odd pieces are the tags.
  return stemHtml
    .split(TAG)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(runs, place)))
    .join('');
}
