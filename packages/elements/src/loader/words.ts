/**
 * Words of elements in another language, by the Chinese ones. `{}` stands for what changes, in the same order on both sides:
 * `{ 提交: 'Send', '第 {} 题': 'Question {}' }`.
 */
export type ElementWords = Readonly<Record<string, string>>;

/** The table that the page has set. */
export const words: { table: ElementWords } = { table: {} };

/** Sets the words of all elements that are drawn from now on. What the table lacks stays Chinese. */
export function setWords(table: ElementWords): void {
  words.table = table;
}

/** The words for a whole sentence that does not change. */
export const toWords = (sentence: string): string => words.table[sentence] ?? sentence;
