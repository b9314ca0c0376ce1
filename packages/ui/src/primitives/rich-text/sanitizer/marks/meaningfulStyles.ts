import { isBlankText } from '@cloud-school/domain';
import type { ReadStyle } from './cascade.ts';

const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78 };

const LENGTH = /^(-?[\d.]+)(px|pt|pc|in|cm|mm|r?em)$/;

/** A length as CSS between two limits in pixels; null for 0 and for what is none. */
function length(value: string, least: number, most: number): string | null {
  const [, digits, unit = ''] = LENGTH.exec(value) ?? [];
  const number = Number(digits);
  if (!number) return null;
  // An em is about 16 px; as an em it grows with the text.
  const perUnit = PIXELS[unit];
  const pixels = Math.min(most, Math.max(least, number * (perUnit ?? 16)));
  return perUnit ? `${Math.round(pixels)}px` : `${Math.round((pixels / 16) * 100) / 100}em`;
}

const oneOf =
  (...values: string[]) =>
  (value: string): string | null =>
    values.includes(value) ? value : null;

const weight = (value: string): string | null => {
  if (value === 'bolder') return 'bolder';
  if (value === 'bold' || Number(value) >= 600) return '600';
  return value === 'normal' || value === 'lighter' || Number(value) > 0 ? '400' : null;
};

const align = (value: string): string | null => {
  const plain = value.replace(/^-(?:webkit|moz)-/, '');
  return /^(?:left|right|center|justify|start|end)$/.test(plain) ? plain : null;
};

/** Raised and lowered as much as half a letter. */
const raised = (value: string): string | null =>
  /^(?:super|sub|baseline|top|middle|bottom|text-top|text-bottom)$/.test(value)
    ? value
    : length(value, -10, 10);

const words = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : null);

const LINES = /^(?:none|(?:underline|overline|line-through)(?: (?:underline|overline|line-through))*)$/;
const EMPHASIS =
  /^(?:none|(?:filled|open)?(?: ?(?:dot|circle|double-circle|triangle|sesame))?|"[^"\\]{1,2}")$/;
const BORDER = /^(?:solid|dotted|dashed|double)$/;

/** The properties that carry meaning, with what stays of their value. All others are the theme's. */
const MEANINGFUL: Record<string, (value: string) => string | null> = {
  'font-weight': weight,
  'font-style': oneOf('italic', 'oblique', 'normal'),
  'font-variant-caps': oneOf('small-caps', 'all-small-caps', 'normal'),
  'text-transform': oneOf('uppercase', 'lowercase', 'capitalize', 'none'),
  'text-decoration-line': words(LINES),
  'text-decoration-style': oneOf('solid', 'double', 'dotted', 'dashed', 'wavy'),
  'text-emphasis-style': words(EMPHASIS),
  'text-emphasis-position': words(/^(?:over|under)(?: (?:left|right))?$/),
  'vertical-align': raised,
  'white-space': (value) =>
    ({
      pre: 'pre-wrap',
      'pre-wrap': 'pre-wrap',
      'break-spaces': 'pre-wrap',
      'pre-line': 'pre-line',
      normal: 'normal',
    })[value] ?? null,
  'list-style-type': words(/^[a-z-]{2,30}$/),
  direction: oneOf('rtl', 'ltr'),
  visibility: oneOf('hidden', 'visible'),
};

/** Of blocks. A large margin would leave a phone no room for the text. */
const OF_BLOCKS: typeof MEANINGFUL = {
  'text-align': align,
  'text-indent': (value) => length(value, -64, 64),
  'margin-left': (value) => {
    const margin = length(value, 0, 240);
    return margin && `min(${margin}, 30%)`;
  },
  'padding-left': (value) => {
    const padding = length(value, 0, 120);
    return padding && `min(${padding}, 30%)`;
  },
  display: oneOf('block', 'inline', 'inline-block', 'list-item'),
};

const inlineDisplay = oneOf('block', 'inline', 'inline-block');

/** Of phrases: the line under a blank, and the frame around a word. */
const OF_PHRASES: typeof MEANINGFUL = {
  'border-bottom-style': words(BORDER),
  'border-top-style': words(BORDER),
  'border-left-style': words(BORDER),
  'border-right-style': words(BORDER),
  display: (value) =>
    /^(?:-webkit-)?(?:box|flex|grid|table|list-item|flow-root)$/.test(value) ? 'block' : inlineDisplay(value),
};

const OF_CELLS: typeof MEANINGFUL = {
  'text-align': align,
  width: (value) => (/^\d{1,2}(?:\.\d+)?%$|^100%$/.test(value) ? value : length(value, 24, 480)),
};

const CELL = /^(?:td|th|col|colgroup)$/;
const TABLE_PART = /^(?:table|thead|tbody|tfoot|tr|caption)$/;
const BLOCK =
  /^(?:p|div|section|article|header|footer|main|aside|nav|address|blockquote|pre|center|h[1-6]|ul|ol|li|dl|dt|dd|figure|figcaption|details|summary|hgroup)$/;

/** Which properties an element keeps beside those of all. */
function ownOf(name: string): typeof MEANINGFUL {
  if (CELL.test(name)) return OF_CELLS;
  if (TABLE_PART.test(name)) return { 'text-align': align };
  if (BLOCK.test(name)) return OF_BLOCKS;
  return OF_PHRASES;
}

/** The declarations of an element that RichText keeps, as pairs of property and value. */
export function meaningfulStyles(element: Element, read: ReadStyle): [property: string, value: string][] {
  const pairs = Object.entries({ ...MEANINGFUL, ...ownOf(element.localName) }).flatMap(([property, keep]) => {
    const given = read(property);
    const allowed = given === '' ? null : keep(given);
    return allowed === null ? [] : [[property, allowed] as [string, string]];
  });
  const own = PHRASE.test(element.localName) ? readBlank(element, read) : readHanging(read);
  return [...pairs, ...readUnderline(element, read), ...readPosition(read), ...own];
}

const PHRASE = /^(?:span|u|ins|font|b|strong|i|em|a|label)$/;
const BLANK_LINE = /underline|solid|dotted|dashed|double/;

/** True for a box or a line to write on. */
export function isBlank(element: Element, read: ReadStyle): boolean {
  const isLine = element.localName === 'u' || element.localName === 'ins';
  const lines = ['text-decoration-line', 'border-bottom-style'].map(read).join(' ');
  return PHRASE.test(element.localName) && (isLine || BLANK_LINE.test(lines)) && isEmpty(element);
}

/** It is as long as its author made it. */
function readBlank(element: Element, read: ReadStyle): [string, string][] {
  if (!isBlank(element, read)) return [];
  const padding = ['padding-left', 'padding-right'].map((side) => toPixels(read(side)));
  const width =
    toPixels(read('width')) || toPixels(read('min-width')) || padding.reduce((sum, one) => sum + one, 0);
  const box: [string, string][] =
    width >= 16
      ? [
          ['display', 'inline-block'],
          ['width', `${Math.min(480, Math.round(width))}px`],
        ]
      : [];
  return [['white-space', 'pre-wrap'], ...box];
}

/** True where no letter and no picture stands in an element. */
function isEmpty(element: Element): boolean {
  const walker = element.ownerDocument.createTreeWalker(element);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element ? !PHRASE.test(node.localName) : !isBlankText(node.nodeValue ?? ''))
      return false;
  }
  return true;
}

const toPixels = (value: string): number => {
  const [, digits, unit = ''] = LENGTH.exec(value) ?? [];
  return Number(digits ?? 0) * (PIXELS[unit] ?? 16);
};

/** A first line that hangs out hangs within its box. */
function readHanging(read: ReadStyle): [string, string][] {
  const indent = toPixels(read('text-indent'));
  const room = toPixels(read('margin-left')) + toPixels(read('padding-left'));
  return indent < 0 && room + indent < 0
    ? [['padding-left', `${Math.min(64, Math.round(-indent - room))}px`]]
    : [];
}

/** Word raises and lowers letters by a position. */
function readPosition(read: ReadStyle): [string, string][] {
  if (read('position') !== 'relative') return [];
  const top = length(read('top'), -10, 10);
  return top === null
    ? []
    : [
        ['position', 'relative'],
        ['top', top],
      ];
}

/** Word's own names of the kinds of underline. */
const WORD_UNDERLINES: [name: RegExp, style: string][] = [
  [/^wave|^wavy/, 'wavy'],
  [/^double/, 'double'],
  [/^dotted/, 'dotted'],
  [/^(?:dash|dot-)/, 'dashed'],
];

/** The kind of underline by Word's own property, which the browser does not keep. */
function readUnderline(element: Element, read: ReadStyle): [string, string][] {
  const [, name] = /text-underline\s*:\s*([a-z-]+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  const kind = WORD_UNDERLINES.find(([word]) => name && word.test(name.toLowerCase()))?.[1];
  // `text-decoration: underline` says 'solid' too.
  return kind && /^(?:solid|initial)?$/.test(read('text-decoration-style'))
    ? [['text-decoration-style', kind]]
    : [];
}
