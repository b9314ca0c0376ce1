import { findNode, type MarkupNode, textOf } from '../text/MarkupNode.ts';
import { toScript } from '../text/toScript.ts';

/** What is in a formula and is not read: other notations of it, and space. */
const SILENT = new Set([
  'annotation',
  'annotation-xml',
  'mphantom',
  'mspace',
  'none',
  'mprescripts',
  '#other',
  'style',
  'script',
]);

const raise = (text: string): string => toScript(text, 'super') ?? `^(${text})`;
const lower = (text: string): string => toScript(text, 'sub') ?? `_(${text})`;

/** A radicand of one word needs no brackets. */
const group = (text: string): string => (/^[\p{L}\p{N}.]+$/u.test(text) ? text : `(${text})`);

type Part = (parts: string[], node: MarkupNode) => string;

const rows: Part = (parts) => parts.join('; ');

/** How each element with a meaning of its own is read; of the others the parts follow each other. */
const READINGS: Record<string, Part> = {
  mfrac: ([above = '', below = ''], node) =>
    (node.attribute('linethickness') ?? '').startsWith('0') ? `(${above} ${below})` : `(${above})/(${below})`,
  msqrt: (parts) => `√${group(parts.join(''))}`,
  mroot: ([radicand = '', degree = '']) => `${toScript(degree, 'super') ?? `(${degree})`}√${group(radicand)}`,
  msup: ([base = '', above = '']) => base + raise(above),
  msub: ([base = '', below = '']) => base + lower(below),
  msubsup: ([base = '', below = '', above = '']) => base + lower(below) + raise(above),
  mover: ([base = '', above = '']) => readAbove(base, above),
  munder: ([base = '', below = '']) => base + (below && lower(below)),
  munderover: ([base = '', below = '', above = '']) =>
    base + (below && lower(below)) + (above && raise(above)),
  mtable: rows,
  mtr: (parts) => parts.join(', '),
  mlabeledtr: ([, ...parts]) => parts.join(', '),
  mfenced: (parts, node) =>
    (node.attribute('open') ?? '(') +
    parts.join(node.attribute('separators') ?? ',') +
    (node.attribute('close') ?? ')'),
  semantics: ([shown = '']) => shown,
  ms: ([text = '']) => `"${text}"`,
};

/** Marks above a letter, as the characters that Unicode combines with it. */
const ACCENTS: Record<string, string> = {
  '→': '\u20D7',
  '⃗': '\u20D7',
  '^': '\u0302',
  '¯': '\u0305',
  '‾': '\u0305',
  '˙': '\u0307',
  '~': '\u0303',
};

function readAbove(base: string, above: string): string {
  const accent = ACCENTS[above];
  if (accent) return base + accent;
  // The conditions of a reaction stand above its arrow.
  if (/^[→←⇌⇒⟶=]+$/.test(base)) return ` ${base}${above && `[${above}]`} `;
  return base + (above && raise(above));
}

/** Signs with a space on both sides. */
const SPACED = /^[=≠<>≤≥≈≡→⇒⇔⇌±∈∉⊂⊆∪∩←↔⟶]$/;

/** A formula (MathML) in a line of text: (1)/(2), √16, 10⁻³. */
export function readFormula(node: MarkupNode): string {
  return read(node).replaceAll(/\s+/g, ' ').trim();
}

function read(node: MarkupNode): string {
  if (node.name === '#text') return node.text.replaceAll(/[\u2061-\u2064\u200B]/g, '');
  if (SILENT.has(node.name)) return '';
  if (node.name === 'mo') {
    const sign = textOf(node).trim();
    return SPACED.test(sign) ? ` ${sign} ` : sign.replaceAll(/[\u2061-\u2064]/g, '');
  }
  const isLeaf = /^(?:mi|mn|mtext)$/.test(node.name);
  // Spaces between elements are the source's.
  const children = isLeaf
    ? node.children
    : node.children.filter(({ name, text }) => name !== '#text' || text.trim());
  const parts = children.map(read);
  const reading = READINGS[node.name];
  if (!reading) return parts.join('');
  return reading(
    node.name === 'mtable' || node.name === 'mtr' ? parts : parts.map((part) => part.trim()),
    node,
  );
}

/** The MathML in what KaTeX or MathJax has drawn; null for any other element. */
export function findDrawnFormula(node: MarkupNode): MarkupNode | null {
  if (node.name === 'math') return node;
  const isDrawn =
    node.name === 'mjx-container' ||
    /(?:^|\s)(?:katex|MathJax|MathJax_SVG|MathJax_CHTML|mjx-chtml)(?:\s|$)/.test(
      node.attribute('class') ?? '',
    );
  return isDrawn ? findNode(node, ({ name }) => name === 'math') : null;
}
