import { findBlankRun } from '@cloud-school/domain';

const TAG = /(<[^<>]*>)/;

/**
 * Puts a numbered <kbd> where the stem leaves a blank; read as 第 1 空, shown as 1. Tags are not changed. Null when the
 * stem leaves another number of blanks, so that no slot shows another blank's text.
 */
export function placeSlots(stemHtml: string, blankCount: number): string | null {
  const found = findBlankRun(stemHtml);
  if (found?.count !== blankCount || /<kbd/i.test(stemHtml)) return null;
  let index = 0;
  // Odd pieces are the tags.
  const pieces = stemHtml
    .split(TAG)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : piece.replace(
            found.run,
            () => `<kbd><small>第</small><b>${++index}</b><small>空</small><em></em></kbd>`,
          ),
    );
  return pieces.join('');
}
