import { parseSync } from 'vite';
import type { Edit } from './Claim.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The name that a node declares: of a variable, a function, a class, a property or a method. */
function nameOf({ type, id, key }: Node): string | undefined {
  const named = /Declarat(or|ion)$/.test(type) ? id : /^(Property|.*Definition)$/.test(type) ? key : null;
  return isNode(named) && typeof named.name === 'string' ? named.name : undefined;
}

/** The nodes that declare the path, such as ['words', 'test']: its second name somewhere within the first. */
function findSymbol(node: Node, path: readonly string[]): Node[] {
  const [first, ...rest] = path;
  const children = Object.values(node)
    .flat()
    .filter((value) => isNode(value));
  if (nameOf(node) !== first) return children.flatMap((child) => findSymbol(child, path));
  return rest.length === 0 ? [node] : children.flatMap((child) => findSymbol(child, rest));
}

const WORD = String.raw`[\p{L}\p{N}_$]`;
const TOKEN = new RegExp(`${WORD}+|\\S`, 'gu');

/** The text as part of a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Finds the code wherever spaces and line breaks stand between its words and signs; no part of a longer word. */
function toPattern(code: string): RegExp {
  const tokens = code.match(TOKEN) ?? [];
  const isWord = (token = '') => new RegExp(WORD, 'u').test(token);
  const pattern = tokens.map((token) => escapePattern(token)).join(String.raw`\s*`);
  return new RegExp(
    `${isWord(tokens[0]) ? `(?<!${WORD})` : ''}${pattern}${isWord(tokens.at(-1)) ? `(?!${WORD})` : ''}`,
    'gu',
  );
}

/** The text of the file with the edit in it. */
export function applyEdit(text: string, { in: file, symbol, change, to }: Omit<Edit, 'proof'>): string {
  const { program } = parseSync(file, text);
  const [declared, ...others] = findSymbol(program as unknown as Node, symbol.split('.'));
  if (!declared || others.length > 0)
    throw new Error(`${file} declares ${symbol} ${declared ? 'more than once' : 'nowhere'}.`);
  const matches = [...text.slice(declared.start, declared.end).matchAll(toPattern(change))];
  const [found] = matches;
  if (!found || matches.length > 1)
    throw new Error(`${symbol} in ${file} has ${matches.length} times, not once: ${change}`);
  const at = declared.start + found.index;
  return text.slice(0, at) + to + text.slice(at + found[0].length);
}
