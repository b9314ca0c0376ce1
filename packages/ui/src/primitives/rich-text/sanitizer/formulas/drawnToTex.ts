import { findNode, type MarkupNode, textOf } from '../text/MarkupNode.ts';
import { escapeTex, wordsToTex } from './escapeTex.ts';

const classesOf = (node: MarkupNode): string[] => (node.attribute('class') ?? '').split(/\s+/);

/** What KaTeX draws to keep its lines, and nothing else. */
const EMPTY = new Set(
  'strut pstrut vlist-s nulldelimiter mspace frac-line overline-line underline-line'.split(' '),
);

/** The marks over a letter that KaTeX draws as letters. */
const ACCENTS: Readonly<Record<string, string>> = {
  '⃗': '\\vec',
  '^': '\\hat',
  ˆ: '\\hat',
  '~': '\\tilde',
  '˜': '\\tilde',
  ˉ: '\\bar',
  '˙': '\\dot',
  '¨': '\\ddot',
};

/** What stands in a column of KaTeX, from below. */
function stackOf(node: MarkupNode): MarkupNode[] {
  const column = findNode(node, (part) => classesOf(part).includes('vlist'));
  return column ? column.children.filter((part) => textOf(part).replaceAll(/[\s\u200B]/g, '') !== '') : [];
}

const inner = (node: MarkupNode | undefined): string => (node ? node.children.map(toTex).join('') : '');

type Rewrite = (node: MarkupNode) => string;

/** The parts of a drawing by their class. */
const PARTS: readonly (readonly [name: string, rewrite: Rewrite])[] = [
  [
    'mfrac',
    (node) => {
      const stack = stackOf(node);
      return `\\frac{${inner(stack.at(-1))}}{${inner(stack[0])}}`;
    },
  ],
  [
    'msupsub',
    (node) => {
      const [first, second] = stackOf(node);
      if (second) return `_{${inner(first)}}^{${inner(second)}}`;
      // A column that reaches below the line has a second row.
      const isLowered = findNode(node, (part) => classesOf(part).includes('vlist-t2')) !== null;
      return `${isLowered ? '_' : '^'}{${inner(first)}}`;
    },
  ],
  [
    'sqrt',
    (node) => {
      const degree = node.children.find((part) => classesOf(part).includes('root'));
      const [radicand] = stackOf(node.children.find((part) => part !== degree) ?? node);
      return `\\sqrt${degree ? `[${inner(degree).trim()}]` : ''}{${inner(radicand)}}`;
    },
  ],
  [
    'accent',
    (node) => {
      const [letter, mark] = stackOf(node);
      const command = ACCENTS[textOf(mark ?? node).replaceAll(/[\s\u200B]/g, '')];
      return command ? `${command}{${inner(letter)}}` : inner(letter);
    },
  ],
  ['overline', (node) => `\\overline{${inner(stackOf(node)[0])}}`],
  ['underline', (node) => `\\underline{${inner(stackOf(node)[0])}}`],
  ['text', (node) => wordsToTex(textOf(node))],
];

function toTex(node: MarkupNode): string {
  if (node.name === '#text') return escapeTex(node.text.replaceAll('\u200B', ''));
  const classes = classesOf(node);
  if (classes.some((name) => EMPTY.has(name))) return classes.includes('mspace') ? ' ' : '';
  const rewrite = PARTS.find(([name]) => classes.includes(name))?.[1];
  return rewrite ? rewrite(node) : inner(node);
}

/** The TeX of what KaTeX has drawn, from its HTML alone. */
export const drawnToTex = (html: MarkupNode): string | null => toTex(html).trim() || null;

/** `readSource` leaves the parts of such a table as phrases. */
const partsOf = (node: MarkupNode, part: string): MarkupNode[] =>
  node.children.flatMap((child) =>
    child.attribute('data-cell') === part
      ? [child]
      : child.attribute('data-cell') === 'table'
        ? []
        : partsOf(child, part),
  );
const isTable = (node: MarkupNode): boolean => node.attribute('data-cell') === 'table';

/** A fraction that is drawn as a table: a cell with a line below it, over another one. */
function fractionOf(table: MarkupNode): string | null {
  const [above, below, ...more] = partsOf(table, 'tr').map((row) => partsOf(row, 'td'));
  const [numerator, denominator] = [above?.[0], below?.[0]];
  if (!numerator || !denominator || more.length > 0 || above?.length !== 1 || below?.length !== 1)
    return null;
  if (!/border-bottom/i.test(numerator.attribute('style') ?? '')) return null;
  return `\\frac{${ofMarkup(numerator)}}{${ofMarkup(denominator)}}`;
}

const SCRIPTS: Readonly<Record<string, string>> = { sup: '^', sub: '_' };

function ofMarkup(node: MarkupNode): string {
  if (node.name === '#text') return escapeTex(node.text);
  if (isTable(node)) return fractionOf(node) ?? escapeTex(textOf(node));
  const text = node.children.map(ofMarkup).join('');
  const script = SCRIPTS[node.name];
  return script ? `${script}{${text.trim()}}` : text;
}

/** The TeX of a formula that is drawn as a table; null where it is no fraction. */
export function tableToTex(node: MarkupNode): string | null {
  const table = findNode(node, isTable);
  return table && fractionOf(table) ? ofMarkup(node).trim() : null;
}
