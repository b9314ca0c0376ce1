import { isBlankText } from '@cloud-school/domain';
import { findFormula, type FoundFormula, isDrawnFormula } from '../formulas/findFormula.ts';
import { readFormula } from '../formulas/readFormula.ts';
import { splitTex } from '../formulas/splitTex.ts';
import { readZeroSize } from '../marks/readZeroSize.ts';
import type { Source } from '../markup/readSource.ts';
import { BLOCKS } from '../markup/tagNames.ts';
import { frameName } from '../media/frameName.ts';
import { svgWords } from '../media/svgWords.ts';
import type { MarkupNode } from './MarkupNode.ts';
import { toScript } from './toScript.ts';

/** Elements whose text nobody sees, as the sanitiser removes them. */
const SILENT = new Set(
  'head style script template noscript noembed noframes title xmp plaintext audio video rp #other'.split(' '),
);

const HIDDEN = /mso-hide\s*:\s*all/i;
/** The last declaration counts. */
const DISPLAY = /^[^]*display\s*:\s*([a-z-]+)/i;
const VISIBILITY = /^[^]*visibility\s*:\s*([a-z-]+)/i;
/** The size stands before the height of the line and the names of fonts. */
const FONT_SIZE = /^[^]*(?:^|[\s;])font(?:-size\s*:|\s*:(?:[^;]{0,60}?\s)??(?=[\d.]))\s*([\w.+%-]+)/i;

/** Between paragraphs, and between the lines of one, which may have one formula. */
const [PARAGRAPH, LINE] = ['\n', '\v'];

/** Translates formulas into lines of text; null for what is none. */
export interface FormulaReader {
  readTex: (tex: string) => string | null;
  readMathml: (mathml: string) => string | null;
}

interface Reading extends FormulaReader {
  /** Line breaks of the source are lines. */
  isPreformatted: boolean;
  /** In text that its author has made invisible, in which an element may be visible again. */
  isInvisible: boolean;
  isZero: boolean;
  sheet: (node: MarkupNode) => string;
}

/** The paragraphs that a reader sees in markup, as plain texts. */
export function readParagraphs(
  root: MarkupNode,
  { css, hasLines }: Source,
  formulas: FormulaReader,
): string[] {
  const text = readNode(root, {
    ...formulas,
    isPreformatted: hasLines,
    isInvisible: false,
    isZero: false,
    sheet: readSheet(css),
  });
  return text
    .split(PARAGRAPH)
    .flatMap((paragraph) => readFormulas(paragraph, formulas).split(LINE))
    .map((line) => line.replaceAll(/[ \t\r\f]+/g, ' ').trim())
    .filter((line) => !isBlankText(line));
}

/** What is not understood is said to be a source. */
const sourceOf = (written: string): string => `公式源码：${written}`;

const readFormulas = (text: string, { readTex }: FormulaReader): string =>
  splitTex(text)
    .map(({ written, tex }) =>
      tex === null ? written : (readTex(tex.replaceAll(LINE, ' ')) ?? sourceOf(written)),
    )
    .join('');

/** Declarations by which a style sheet hides text. */
const HIDING = /(?:display|visibility|font|font-size)\s*:[^;]*/gi;

/** The name of an element, its classes, or both: `rt`, `.no`, `p.no`. */
const SELECTOR = /^([a-z][a-z\d]*)?((?:\.[\w-]+)*)$/i;

/** What a style sheet declares of the visibility of an element, as a style. */
function readSheet(css: string): Reading['sheet'] {
  // Of other media nothing is shown, and nothing is hidden.
  const screen = css
    .replaceAll(/@[a-z]+[^{};@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
    .replaceAll(/<!--|-->/g, '');
  const rules = screen.split('}').flatMap((rule) => {
    const [selectors = '', style = ''] = rule.split('{');
    const hiding = style.match(HIDING)?.join(';');
    return hiding ? selectors.split(',').flatMap((selector) => toRule(selector.trim(), hiding)) : [];
  });
  return (node) => {
    const given = node.attribute('class')?.split(/\s+/) ?? [];
    const fits = ({ name, classes }: Rule) =>
      (name === '' || name === node.name) && classes.every((one) => given.includes(one));
    return rules.flatMap((rule) => (fits(rule) ? [rule.style] : [])).join(';');
  };
}

interface Rule {
  name: string;
  classes: string[];
  style: string;
}

function toRule(selector: string, style: string): Rule[] {
  const [found, name = '', classes = ''] = SELECTOR.exec(selector) ?? [];
  return found ? [{ name: name.toLowerCase(), classes: classes.split('.').filter(Boolean), style }] : [];
}

function readNode(node: MarkupNode, reading: Reading): string {
  if (node.name === '#text') return readText(node.text, reading);
  const style = `${reading.sheet(node)};${node.attribute('style') ?? ''}`;
  if (SILENT.has(node.name) || isHidden(node, style)) return '';
  const formula = findFormula(node);
  if (formula) return readFound(formula, reading);
  const read = LEAVES[node.name];
  if (read) return read(node, reading);
  const text = readChildren(node, readStyle(node.name, style, reading));
  if (BLOCKS.has(node.name)) return PARAGRAPH + text + PARAGRAPH;
  // Above the characters, without a place above them.
  if (node.name === 'rt') return text && `(${text})`;
  const script = readScript(node.name, style);
  return script ? (toScript(text.trim(), script) ?? text) : text;
}

/** How the text in an element is read. */
function readStyle(name: string, style: string, reading: Reading): Reading {
  const space = /white-space\s*:\s*([a-z]+)/i.exec(style)?.[1];
  const visibility = VISIBILITY.exec(style)?.[1]?.toLowerCase();
  return {
    ...reading,
    isPreformatted: space ? /^(?:pre|break)/i.test(space) : name === 'pre' || reading.isPreformatted,
    isInvisible: visibility ? visibility !== 'visible' : reading.isInvisible,
    isZero: readZeroSize(FONT_SIZE.exec(style)?.[1] ?? '') ?? reading.isZero,
  };
}

function readText(text: string, { isPreformatted, isInvisible, isZero }: Reading): string {
  if (isInvisible || isZero) return '';
  return text.replaceAll(/[\n\v]/g, isPreformatted ? LINE : ' ');
}

/** Elements without text of their own. */
const LEAVES: Partial<Record<string, (node: MarkupNode, reading: Reading) => string>> = {
  br: () => LINE,
  hr: () => PARAGRAPH,
  iframe: (node) => frameName(node),
  svg: (node) => svgWords(node).join(LINE),
};

const isHidden = (node: MarkupNode, style: string): boolean =>
  node.attribute('hidden') !== null ||
  HIDDEN.test(style) ||
  DISPLAY.exec(style)?.[1]?.toLowerCase() === 'none';

/** MathJax keeps the source of a formula behind what it has drawn: the source is the formula. */
function readChildren(node: MarkupNode, reading: Reading): string {
  const texts: string[] = [];
  let isReplaced = false;
  for (const child of node.children.toReversed()) {
    const isSpace = child.name === '#text' && child.text.trim() === '';
    if (isReplaced && isDrawnFormula(child)) continue;
    if (!isSpace) isReplaced = child.attribute('data-formula') === '';
    texts.push(readNode(child, reading));
  }
  return texts.toReversed().join('');
}

/** A formula in words; where its TeX is not understood, its MathML, and its source where there is none. */
function readFound({ tex, mathml }: FoundFormula, { readTex, readMathml }: Reading): string {
  const read = tex && readTex(tex);
  if (read) return read;
  if (mathml) return typeof mathml === 'string' ? (readMathml(mathml) ?? '') : readFormula(mathml);
  return tex ? sourceOf(tex) : '';
}

function readScript(name: string, style: string): 'super' | 'sub' | null {
  const align = /vertical-align\s*:\s*(super|sub|baseline)\b/i.exec(style)?.[1]?.toLowerCase();
  if (align === 'super' || align === 'sub') return align;
  if (align === 'baseline') return null;
  return name === 'sup' ? 'super' : name === 'sub' ? 'sub' : null;
}
