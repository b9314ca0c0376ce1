import { createControls } from './createControls.ts';
import { createNesting } from './createNesting.ts';
import { isMarkup } from './isMarkup.ts';
import { readTag, type SourceTag } from './readTag.ts';
import { BLOCKS, DOCUMENT_PARTS, isHtmlName, RAW_TEXT } from './tagNames.ts';

/** What an author wrote, ready for an HTML parser. */
export interface Source {
  /** Markup without comments and declarations, in which each '<' begins a tag; all others are escaped. */
  html: string;
  /** The style sheets in it, which the sanitiser removes. */
  css: string;
  /** True for lines of text without a paragraph, a line break or a document around them: each line is a line. */
  hasLines: boolean;
}

/** Without it a parser is in quirks mode, which puts tables into paragraphs. */
export const DOCTYPE = '<!DOCTYPE html>';

/** Doctypes, the conditions of Word (`<![if !supportLists]>`) and the head of an XML document. */
const DECLARATION = /<(?:!doctype\b|!\[|\?[a-z]|!element\b|!attlist\b|!entity\b)/iy;
const LINE_PARTS = /^(?:br|wbr)$/;

/** Tags that an editor writes, and hardly a hand. */
const DOCUMENT = /<(?:p|div|span|section|table|meta|html|body|br|[uo]l|pre|h[1-6])\b[^<>]*>/i;

/** Old elements whose content is text to the eye. */
const SHOWN_TEXT = new Set(['xmp', 'plaintext']);

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toPre = (text: string, isWithin: boolean): string =>
  isWithin ? escape(text) : `<pre>${escape(text)}</pre>`;

/** Reads what an author wrote as a browser's tokenizer does, except for a '<' that is a word of the text. */
export function readSource(written: string): Source {
  const ends = findEnds(written);
  const hasEndAfter = (name: string, position: number) => (ends.get(name) ?? -1) >= position;
  const nextClose = createCloseFinder(written);
  const nesting = createNesting();
  const controls = createControls();
  const toCell = createTableFormulas(written);
  const isDocument = DOCUMENT.test(written);
  /** Characters of tags that may be read and are none: what is left of a hostile text is words. */
  let patience = written.length * 4 + 1000;
  /** How many elements of a name are open. */
  const open = new Map<string, number>();
  let html = '';
  let css = '';
  let foreign = 0;
  let hasBlocks = false;
  let position = 0;

  /** Notes what the tag opens or closes; how many elements of its name were open. */
  const count = ({ name, isEnd }: SourceTag): number => {
    const step = isEnd ? -1 : 1;
    if (BLOCKS.has(name) || DOCUMENT_PARTS.has(name) || LINE_PARTS.test(name)) hasBlocks = true;
    if (name === 'math' || name === 'svg') foreign = Math.max(0, foreign + step);
    const before = open.get(name) ?? 0;
    open.set(name, Math.max(0, before + step));
    return before;
  };

  /** What stands in the place of a tag. */
  const replace = (tag: SourceTag, start: number) =>
    toCell(tag, start) ?? (foreign > 0 ? null : controls(tag));

  /** Keeps a tag and the text of an element whose content is no markup. */
  const keep = (tag: SourceTag, start: number) => {
    const { name, isEnd } = tag;
    position = tag.end;
    // As a span it would end another one.
    if (count(tag) === 0 && isEnd && !isKnownName(name)) return;
    if (tag.isClosed && foreign === 0 && !isEnd && RAW_TEXT.has(name)) return keepRawText(tag, start);
    const seen = replace(tag, start);
    if (seen !== null) {
      html += seen;
      return;
    }
    const isAlone = foreign > 0 && written[tag.end - 2] === '/';
    const before = isEnd ? nesting.close(name) : isAlone || nesting.open(name) ? '' : null;
    if (before === null) return;
    html += before;
    // Another tag begins within it, or the text ends.
    if (!tag.isClosed) html += tag.end < written.length ? `${written.slice(start, tag.headEnd)}>` : '';
    else html += rename(tag, `${written.slice(start, tag.headEnd)}>`, foreign > 0);
  };

  const keepRawText = (tag: SourceTag, start: number) => {
    const { name } = tag;
    const close = new RegExp(`</${name}`, 'gi');
    close.lastIndex = tag.end;
    const end = close.exec(written)?.index ?? written.length;
    const inner = written.slice(tag.end, end);
    position = end;
    if (name === 'style') css += `${inner}\n`;
    const shown = SHOWN_TEXT.has(name) ? toPre(inner, (open.get('pre') ?? 0) > 0) : toFormula(tag, inner);
    html += shown ?? written.slice(start, position);
    if (shown !== null) position = readTag(written, end)?.end ?? position;
  };

  while (position < written.length) {
    const start = written.indexOf('<', position);
    if (start < 0) break;
    html += written.slice(position, start);
    const aside = endOfAside(written, start, nextClose);
    const tag = aside === null && patience > 0 ? readTag(written, start) : null;
    if (aside !== null) {
      // Nobody sees it, and beside an escaped '<' the sanitiser would take it for an attack.
      hasBlocks = true;
      position = aside;
    } else if (tag && isTag(tag, start)) keep(tag, start);
    else {
      html += '&lt;';
      position = start + 1;
      patience -= tag ? tag.end - start : 0;
    }
  }
  html += written.slice(position);
  return { html, css, hasLines: !hasBlocks };

  function isTag(tag: SourceTag, start: number): boolean {
    if (foreign > 0) return tag.isClosed;
    const hasEnd = hasEndAfter(tag.name, tag.end);
    // Without its end, the rest of the text would be the content of such an element.
    if (!hasEnd && !tag.isEnd && /^(?:title|textarea|xmp|plaintext)$/.test(tag.name)) return false;
    const before = written.slice(Math.max(0, start - 3), start);
    const after = written.slice(tag.end, tag.end + 3);
    const isAlone = isDocument && written[tag.end - 2] === '/';
    return isMarkup(tag, { before, after, hasEnd, isAlone, isOpen: (open.get(tag.name) ?? 0) > 0 });
  }
}

/** Where a comment or a declaration ends; null where there is none. */
function endOfAside(text: string, start: number, nextClose: (position: number) => number): number | null {
  if (text.startsWith('<!--', start)) {
    const short = /<!--(?:-?>)/y;
    short.lastIndex = start;
    if (short.test(text)) return short.lastIndex;
    const end = /--!?>/g;
    end.lastIndex = start + 4;
    return end.test(text) ? end.lastIndex : text.length;
  }
  DECLARATION.lastIndex = start;
  if (!DECLARATION.test(text)) return null;
  const end = nextClose(DECLARATION.lastIndex);
  return end < 0 ? null : end + 1;
}

/** Finds the next '>' from positions that only grow, so that a text without one is searched once. */
function createCloseFinder(text: string): (position: number) => number {
  let known = text.indexOf('>');
  return (position) => {
    if (known >= 0 && known < position) known = text.indexOf('>', position);
    return known;
  };
}

/** Where the last end tag of each name begins. */
function findEnds(text: string): Map<string, number> {
  const ends = new Map<string, number>();
  for (const { 1: name = '', index } of text.matchAll(/<\/([a-z][^\s/><]*)/gi))
    ends.set(name.toLowerCase(), index);
  return ends;
}

const TABLE_PARTS = /^(?:table|tbody|tr|td)$/;

/** Formulas of jyeoo.com are drawn as tables, which would end their paragraphs: the parts of those become spans. */
function createTableFormulas(written: string): (tag: SourceTag, start: number) => string | null {
  /** Spans that are open from such a formula on. */
  let open = 0;
  return (tag, start) => {
    const { name, isEnd } = tag;
    if (name === 'span' && (open > 0 || (!isEnd && isTableFormula(tag)))) open += isEnd ? -1 : 1;
    if (open === 0 || !TABLE_PARTS.test(name)) return null;
    return isEnd ? '</span>' : written.slice(start, tag.end).replace(/^<\w+/, `<span data-cell="${name}"`);
  };
}

const isTableFormula = ({ attributes }: SourceTag): boolean =>
  attributes.some(({ name, value }) => name === 'class' && /(?:^|\s)MathJye(?:\s|$)/.test(value ?? ''));

const isKnownName = (name: string): boolean =>
  isHtmlName(name) || name === 'math' || name === 'svg' || name.startsWith('mml:');

/**
 * An element that HTML does not know is drawn as a phrase: as a span it keeps its marks, and is never an element that a
 * script of the page defines. `mml:` is MathML of journals.
 */
function rename({ name, isEnd }: SourceTag, tag: string, isForeign: boolean): string {
  if (name.startsWith('mml:')) return tag.replace(/mml:/i, '');
  // The fields of a form would hide the members of its element.
  if (name === 'form') return tag.replace(/form/i, 'div');
  if (isForeign || isKnownName(name)) return tag;
  return isEnd ? '</span>' : tag.replace(/^<[^\s/>]+/, '<span').replace(/\/>$/, '>');
}

/** The formula that MathJax keeps in a script beside what it draws. */
function toFormula({ name, attributes }: SourceTag, inner: string): string | null {
  if (name !== 'script') return null;
  const type = attributes.find(({ name }) => name === 'type')?.value ?? '';
  if (/^math\/mml/i.test(type)) return `<span data-formula>${inner}</span>`;
  if (!/^math\/tex/i.test(type)) return null;
  const tex = escape(inner);
  const [from, to] = /mode\s*=\s*display/i.test(type)
    ? [String.raw`\[`, String.raw`\]`]
    : [String.raw`\(`, String.raw`\)`];
  return `<span data-formula>${from}${tex}${to}</span>`;
}
