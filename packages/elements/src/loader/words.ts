/**
 * Words of elements in another language, by the Chinese ones. `{}` stands for what changes, in the same order on both sides:
 * `{ 提交: 'Send', '第 {} 题': 'Question {}' }`.
 */
export type ElementWords = Readonly<Record<string, string>>;

let sentences: ReadonlyMap<string, string> = new Map();
let patterns: readonly (readonly [RegExp, string])[] = [];

/** Sets the words of all elements that are drawn from now on. What the table lacks stays Chinese. */
export function setWords(words: ElementWords): void {
  sentences = new Map(Object.entries(words));
  patterns = Object.entries(words)
    .filter(([chinese]) => chinese.includes(GAP))
    .map(([chinese, other]) => [new RegExp(`^${chinese.split(GAP).map(escape).join('(.+?)')}$`, 's'), other]);
}

const GAP = '{}';
const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export const hasWords = (): boolean => sentences.size > 0;

/** The words for a text; the text itself where the table has none. */
export function translate(text: string): string {
  if (!hasWords()) return text;
  const [, before = '', chinese = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const other = sentences.get(chinese) ?? fill(chinese);
  return other === undefined ? text : before + other + after;
}

function fill(chinese: string): string | undefined {
  for (const [pattern, other] of patterns) {
    const found = pattern.exec(chinese);
    if (!found) continue;
    const [first = '', ...rest] = other.split(GAP);
    return first + rest.map((part, index) => translate(found[index + 1] ?? '') + part).join('');
  }
  return undefined;
}
