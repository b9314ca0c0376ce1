const RUNS = [/[_＿]{2,}/g, /[（(][\s　]*[）)]/g];
const TAG = /(<[^>]*>)/;

/**
 * Puts a numbered <kbd> where the stem leaves a blank: a run of underscores, else empty brackets.
 * Tags are not changed. Null when the runs do not match the number of blanks, so that no slot shows another blank's text.
 */
export function placeSlots(stemHtml: string, blankCount: number): string | null {
  if (/<kbd/i.test(stemHtml)) return null;
  const pieces = stemHtml.split(TAG);
  for (const run of RUNS) {
    let count = 0;
    const placed = pieces.map((piece) =>
      TAG.test(piece) ? piece : piece.replace(run, () => `<kbd><b>${++count}</b><em></em></kbd>`),
    );
    if (count > 0 && count === blankCount) return placed.join('');
  }
  return null;
}
