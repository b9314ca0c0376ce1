import { findDrawnFormula, readFormula } from '../formulas/readFormula.ts';
import { splitTex } from '../formulas/splitTex.ts';
import { BLOCKS } from '../markup/tagNames.ts';
import { frameName } from '../media/frameName.ts';
import type { MarkupNode } from './MarkupNode.ts';
import { toScript } from './toScript.ts';

/** Elements whose text nobody sees, as the sanitiser removes them. */
const SILENT = new Set(
  'head style script template noscript noembed noframes svg title xmp plaintext audio video colgroup #other'.split(' '),
);

const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;

const LINE_BREAK = '\n';

interface Reading {
  /** A newline of the source is a line. */
  hasLines: boolean;
  /** A TeX formula as a line of text. */
  readTex: (tex: string) => string | null;
}

/** The paragraphs that a reader sees in markup, as plain texts. */
export function readParagraphs(root: MarkupNode, reading: Reading): string[] {
  const text = readNode(root, { ...reading, isPreformatted: reading.hasLines });
  return text
    .split(LINE_BREAK)
    .map((line) => line.replaceAll(/[ \t\r\f]+/g, ' ').trim())
    .filter((line) => line.replaceAll(INVISIBLE, '') !== '');
}

/** Characters that take no place: without a letter beside them a text is empty. */
const INVISIBLE = /[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF]/g;

function readNode(node: MarkupNode, reading: Reading & { isPreformatted: boolean }): string {
  if (node.name === '#text') {
    const words = splitTex(node.text)
      .map(({ written, tex }) => (tex === null ? written : (reading.readTex(tex) ?? written)))
      .join('');
    return reading.isPreformatted ? words : words.replaceAll(/\s*\n\s*/g, (gap) => (gap.trim() ? gap : ' '));
  }
  const style = node.attribute('style') ?? '';
  if (SILENT.has(node.name) || node.attribute('hidden') !== null || HIDDEN.test(style)) return '';
  const formula = findDrawnFormula(node);
  if (formula) return readFormula(formula);
  if (node.name === 'br' || node.name === 'hr') return LINE_BREAK;
  if (node.name === 'iframe') return frameName(node);
  const isPreformatted =
    node.name === 'pre' || (reading.isPreformatted && !BLOCKS.has(node.name)) || /white-space\s*:\s*(?:pre|break)/i.test(style);
  const text = node.children.map((child) => readNode(child, { ...reading, isPreformatted })).join('');
  if (BLOCKS.has(node.name) && node.name !== 'body') return LINE_BREAK + text + LINE_BREAK;
  const script = readScript(node.name, style);
  return script ? (toScript(text.trim(), script) ?? text) : text;
}

function readScript(name: string, style: string): 'super' | 'sub' | null {
  const align = /vertical-align\s*:\s*(super|sub|baseline)\b/i.exec(style)?.[1]?.toLowerCase();
  if (align === 'super' || align === 'sub') return align;
  if (align === 'baseline') return null;
  return name === 'sup' ? 'super' : name === 'sub' ? 'sub' : null;
}
