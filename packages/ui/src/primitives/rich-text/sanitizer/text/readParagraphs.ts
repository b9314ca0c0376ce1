import { isBlankText } from '@cloud-school/domain';
import { IMAGE_LABEL } from '../../loading/missingPicture.ts';
import { findFormula, type FoundFormula, isDrawnFormula } from '../formulas/findFormula.ts';
import { splitTex } from '../formulas/splitTex.ts';
import { readZeroSize } from '../marks/readZeroSize.ts';
import { type SymbolFont, symbolFontOf, type ToSigns } from '../marks/symbolFontOf.ts';
import type { Source } from '../markup/readSource.ts';
import { BLOCKS } from '../markup/tagNames.ts';
import { frameName, namePicture, note } from '../media/frameName.ts';
import { nameDrawing, svgWords } from '../media/svgWords.ts';
import { createSigns, isList, writeBullet, type WriteSign } from './listSigns.ts';
import type { MarkupNode } from './MarkupNode.ts';
import { readSheet } from './readSheet.ts';
import {
  BLANK,
  displayOf,
  GROUND,
  groundPictureOf,
  isBlankLine,
  isBlockStyle,
  isHidden,
  isUnseen,
} from './styleOfText.ts';
import { toScript } from './toScript.ts';

/** Elements whose text nobody sees, as the sanitiser removes them. */
const SILENT = new Set(
  'head style script template noscript noembed noframes title xmp plaintext rp #other'.split(' '),
);

const VISIBILITY = /^[^]*visibility\s*:\s*([a-z-]+)/i;
/** The size stands before the height of the line and the names of fonts. */
const FONT_SIZE = /^[^]*(?:^|[\s;])font(?:-size\s*:|\s*:(?:[^;]{0,60}?\s)??(?=[\d.]))\s*([\w.+%-]+)/i;

/** After the size in a shorthand. */
const FONT_FAMILY = /^[^]*(?:^|[\s;])font(?:-family\s*:|\s*:[^;]{0,60}?\d[\w.%/]*\s)\s*([^;]+)/i;

/** Between paragraphs, and between the lines of one, which may have one formula. */
const [PARAGRAPH, LINE] = ['\n', '\v'];
/** A space of a text whose spaces are its author's. */
const SPACE = '\u0001';

/** Translates formulas and the letters of fonts of symbols into lines of text. */
export interface LineReader {
  /** Null for what is none. */
  readTex: (tex: string) => string | null;
  /** Of an element, or of its text in an attribute. */
  readMathml: (mathml: MarkupNode | string) => string;
  toSigns: ToSigns;
}

interface Reading extends LineReader {
  /** Line breaks of the source are lines. */
  isPreformatted: boolean;
  /** In text that its author has made invisible, in which an element may be visible again. */
  isInvisible: boolean;
  isZero: boolean;
  /** A font that draws signs in the place of letters. */
  symbols: SymbolFont | null;
  /** On a colour or a picture of the author. */
  isOnGround: boolean;
  /** Also what its author keeps from the eye. */
  isAllShown: boolean;
  /** What stands before the next item of the innermost list. */
  writeSign: WriteSign;
  /** How many lists stand around. */
  lists: number;
  sheet: (node: MarkupNode) => string;
}

/** The paragraphs that a reader sees in markup, as plain texts. */
export function readParagraphs(root: MarkupNode, source: Source, reader: LineReader): string[] {
  const seen = readLines(root, source, { ...reader, isAllShown: false });
  // What its author has hidden is the text where nothing else is there.
  return seen.length > 0 ? seen : readLines(root, source, { ...reader, isAllShown: true });
}

function readLines(
  root: MarkupNode,
  { css, hasLines }: Source,
  reader: LineReader & Pick<Reading, 'isAllShown'>,
): string[] {
  const text = readNode(root, {
    ...reader,
    isPreformatted: hasLines,
    isInvisible: false,
    isZero: false,
    isOnGround: false,
    symbols: null,
    writeSign: writeBullet,
    lists: 0,
    sheet: readSheet(css),
  });
  return text
    .split(PARAGRAPH)
    .flatMap((paragraph) => readFormulas(paragraph, reader).split(LINE))
    .map((line) =>
      line
        .replaceAll(/[ \t\r\f]+/g, ' ')
        .trim()
        .replaceAll(SPACE, ' ')
        .trimEnd(),
    )
    .filter((line) => !isBlankText(line));
}

/** What is not understood is said to be a source. */
const sourceOf = (written: string): string => `公式源码：${written}`;

const readFormulas = (text: string, { readTex }: LineReader): string =>
  splitTex(text)
    .map(({ written, tex }) =>
      tex === null ? written : (readTex(tex.replaceAll(/[\v\u0001]/g, ' ')) ?? sourceOf(written)),
    )
    .join('');

function readNode(node: MarkupNode, reading: Reading): string {
  if (node.name === '#text') return readText(node.text, reading);
  const style = `${reading.sheet(node)};${node.attribute('style') ?? ''}`;
  if (SILENT.has(node.name) || isHidden(node, style)) return '';
  if (!reading.isAllShown && isUnseen(node, style, reading.isOnGround)) return '';
  const formula = findFormula(node);
  if (formula) return readFound(formula, reading);
  const read = LEAVES[node.name];
  if (read) return read(node, reading);
  // Hidden items are not counted.
  const sign = node.name === 'li' ? reading.writeSign(node, style) : '';
  const within = enterList(node, style, readStyle(node, style, reading));
  return writeElement(node.name, style, readChildren(node, within), sign);
}

/** The text of an element as its line has it. */
function writeElement(name: string, style: string, text: string, sign: string): string {
  if (name === 'li') return PARAGRAPH + writeItem(style, text, sign) + PARAGRAPH;
  if (isBlankText(text) && groundPictureOf(style)) return note(IMAGE_LABEL);
  if (BLOCKS.has(name)) return PARAGRAPH + text + PARAGRAPH;
  if (isBlankLine(name, style, text.replaceAll(SPACE, ' '))) return BLANK;
  if (isBlockStyle(style)) return LINE + text + LINE;
  // Above the characters, without a place above them.
  if (name === 'rt') return text && `(${text})`;
  if (name === 'q') return `“${text}”`;
  const script = readScript(name, style);
  return script ? (toScript(text.trim(), script) ?? text) : text;
}

/** An item begins with its sign, also before a paragraph or a list within it. */
const writeItem = (style: string, text: string, sign: string): string =>
  isBlankText(text) || /^(?!list-item)./.test(displayOf(style)) ? text : sign + text.replace(/^\s+/, '');

/** How the text in an element is read. */
function readStyle({ name, attribute }: MarkupNode, style: string, reading: Reading): Reading {
  const space = /white-space\s*:\s*([a-z]+)/i.exec(style)?.[1];
  const family = (FONT_FAMILY.exec(style)?.[1] ?? attribute('face') ?? '').trim();
  const visibility = VISIBILITY.exec(style)?.[1]?.toLowerCase();
  return {
    ...reading,
    isPreformatted: space ? /^(?:pre|break)/i.test(space) : name === 'pre' || reading.isPreformatted,
    isInvisible: visibility ? visibility !== 'visible' : reading.isInvisible,
    isZero: readZeroSize(FONT_SIZE.exec(style)?.[1] ?? '') ?? reading.isZero,
    isOnGround: reading.isOnGround || GROUND.test(style) || attribute('bgcolor') !== null,
    symbols: family === '' || family === 'inherit' ? reading.symbols : symbolFontOf(family),
  };
}

const enterList = (node: MarkupNode, style: string, reading: Reading): Reading =>
  isList(node)
    ? { ...reading, writeSign: createSigns(node, style, reading.lists), lists: reading.lists + 1 }
    : reading;

function readText(
  written: string,
  { isPreformatted, isInvisible, isZero, symbols, toSigns }: Reading,
): string {
  if (isInvisible || isZero) return '';
  const text = symbols ? toSigns(symbols, written) : written;
  if (!isPreformatted) return text.replaceAll(/[\n\v\u0001]/g, ' ');
  return text.replaceAll(/[\n\v]/g, LINE).replaceAll(/[ \t]/g, SPACE);
}

/** Elements without text of their own. */
const LEAVES: Partial<Record<string, (node: MarkupNode, reading: Reading) => string>> = {
  br: () => LINE,
  hr: () => PARAGRAPH,
  iframe: (node) => `${frameName(node)} `,
  object: (node) => `${frameName(node)} `,
  embed: (node) => `${frameName(node)} `,
  img: (node) => namePicture(node),
  svg: (node) => svgWords(node).join(LINE) || nameDrawing(node),
  video: (node) => note('视频', node.attribute('title')),
  audio: (node) => note('音频', node.attribute('title')),
};

/** MathJax keeps the source of a formula behind what it has drawn: the source is the formula. */
function readChildren(node: MarkupNode, reading: Reading): string {
  let isReplaced = false;
  const shown = node.children.toReversed().filter((child) => {
    if (isReplaced && isDrawnFormula(child)) return false;
    const isSpace = child.name === '#text' && child.text.trim() === '';
    if (!isSpace) isReplaced = child.attribute('data-formula') === '';
    return true;
  });
  return shown
    .toReversed()
    .map((child) => readNode(child, reading))
    .join('');
}

/** A formula in words; where its TeX is not understood, its MathML, and its source where there is none. */
function readFound({ tex, mathml }: FoundFormula, { readTex, readMathml }: Reading): string {
  const read = tex && readTex(tex);
  if (read) return read;
  if (mathml) return readMathml(mathml);
  return tex ? sourceOf(tex) : '';
}

function readScript(name: string, style: string): 'super' | 'sub' | null {
  const align = /vertical-align\s*:\s*(super|sub|baseline)\b/i.exec(style)?.[1]?.toLowerCase();
  if (align === 'super' || align === 'sub') return align;
  if (align === 'baseline') return null;
  return name === 'sup' ? 'super' : name === 'sub' ? 'sub' : null;
}
