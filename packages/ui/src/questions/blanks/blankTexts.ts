import type { Answer } from '@cloud-school/domain';

/** One text per blank, empty where nothing was entered. */
export function blankTexts(answer: Answer | null, blankCount: number): string[] {
  return Array.from({ length: blankCount }, (_, index) => answer?.texts[index] ?? '');
}

/**
 * The answer with one blank changed. The server joins blanks by |, so a typed | becomes the full-width ｜ and every text
 * returns to its own blank.
 */
export function writeBlank(
  answer: Answer | null,
  blankCount: number,
  { index, text }: { index: number; text: string },
): Answer {
  const texts = blankTexts(answer, blankCount).with(index, text.replaceAll('|', '｜'));
  return { optionKeys: [], texts };
}
