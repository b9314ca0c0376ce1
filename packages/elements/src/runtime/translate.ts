import { type ElementWords, words } from '../loader/words.ts';

const GAP = '{}';
const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A table, ready to be looked up. */
interface Lexicon {
  table: ElementWords;
  sentences: ReadonlyMap<string, string>;
  patterns: readonly (readonly [RegExp, string])[];
}

const toLexicon = (table: ElementWords): Lexicon => ({
  table,
  sentences: new Map(Object.entries(table)),
  patterns: Object.entries(table)
    .filter(([chinese]) => chinese.includes(GAP))
    .map(([chinese, other]) => [new RegExp(`^${chinese.split(GAP).map(escape).join('(.+?)')}$`, 's'), other]),
});

let lexicon = toLexicon({});

function read(): Lexicon {
  if (lexicon.table !== words.table) lexicon = toLexicon(words.table);
  return lexicon;
}

export const hasWords = (): boolean => read().sentences.size > 0;

/** The words of the page's table for a text; the text itself where the table has none. */
export function translate(text: string): string {
  const { sentences, patterns } = read();
  const chinese = text.trim();
  if (sentences.size === 0 || chinese === '') return text;
  const other = sentences.get(chinese) ?? fill(chinese, patterns);
  return other === undefined ? text : text.replace(chinese, () => other);
}

function fill(chinese: string, patterns: Lexicon['patterns']): string | undefined {
  for (const [pattern, other] of patterns) {
    const found = pattern.exec(chinese);
    if (!found) continue;
    const [first = '', ...rest] = other.split(GAP);
    return first + rest.map((part, index) => translateList(found[index + 1] ?? '') + part).join('');
  }
  return undefined;
}

/** What stands for `{}`: words of the table, or several of them after commas. */
function translateList(text: string): string {
  const whole = translate(text);
  return whole === text && text.includes('，') ? text.split('，').map(translate).join(', ') : whole;
}
