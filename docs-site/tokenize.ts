/**
 * The words of a text for the search: Chinese has no spaces, so that its words come from the dictionary of the engine. It runs
 * while the site is built and, as the text of this one function, in the browser.
 */
export function tokenize(text: string): string[] {
  const words = new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(text);
  return Array.from(words, ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter(Boolean);
}
