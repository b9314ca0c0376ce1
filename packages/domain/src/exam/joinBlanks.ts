/** Separates the blanks of one answer (EXAM-06). */
const SEPARATOR = '|';

/** Joins the texts of all blanks. A separator that the student typed becomes the full-width ｜. */
export function joinBlanks(texts: readonly string[]): string {
  return texts.map((blank) => blank.trim().replaceAll(SEPARATOR, '｜')).join(SEPARATOR);
}

/** One text for each blank. Text beyond the known count stays in the last blank, so that nothing is lost. */
export function splitBlanks(content: string, blankCount: number): string[] {
  const parts = content.split(SEPARATOR);
  const single = parts.slice(0, blankCount - 1);
  const last = parts.slice(blankCount - 1).join(SEPARATOR);
  return Array.from(
    { length: blankCount },
    (_, index) => (index < blankCount - 1 ? single[index] : last) ?? '',
  );
}
