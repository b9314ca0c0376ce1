/** What stands for a blank in a stem, the usual form first: runs of underscores, then empty brackets, whose spaces may be entities. */
const BLANK_RUNS = [/[_＿]{2,}/g, /[（(](?:\s|&(?:nbsp|ensp|emsp|#160|#xa0|#12288|#x3000);)*[）)]/gi];

/** Tags of a stem; texts between them can hold blanks. */
const TAG = /<[^<>]*>/g;

/** The form in which a stem leaves blanks, with their number; null for a stem that leaves none. */
export function findBlankRun(stemHtml: string): { run: RegExp; count: number } | null {
  const text = stemHtml.replaceAll(TAG, '');
  for (const run of BLANK_RUNS) {
    const count = text.match(run)?.length ?? 0;
    if (count > 0) return { run, count };
  }
  return null;
}
