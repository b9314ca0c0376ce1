import { findBlankRun } from '@cloud-school/domain';

const TAG = /(<[^<>]*>)/;
/** A slot with the marks behind it, which may not start a line. */
const SLOT_AND_MARKS = /<kbd>.*?<\/kbd>[，。、；：！？）》”’,.;:!?)]+/g;

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
        : piece
            .replace(
              found.run,
              () => `<kbd><small>第</small><b>${++index}</b><small>空</small><em></em></kbd>`,
            )
            .replace(SLOT_AND_MARKS, '<span data-keep>$&</span>'),
    );
  return pieces.join('');
}
