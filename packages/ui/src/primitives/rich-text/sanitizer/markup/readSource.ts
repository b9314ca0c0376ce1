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
const DECLARATION = /<(?:!doctype\b|!\[|\?[a-z]|!element\b|!attlist\b|!entity\b)[^>]*>/iy;
const LINE_PARTS = /^(?:br|wbr)$/;

/** Reads what an author wrote as a browser's tokenizer does, except for a '<' that is a word of the text. */
export function readSource(written: string): Source {
  const lower = written.toLowerCase();
  const ends = new Map<string, number>();
  const hasEndAfter = (name: string, position: number) => {
    const found = ends.get(name) ?? lower.lastIndexOf(`</${name}`);
    ends.set(name, found);
    return found >= position;
  };
  /** How many elements of a name are open. */
  const open = new Map<string, number>();
  let html = '';
  let css = '';
  let foreign = 0;
  /** How many spans are open within a formula that is drawn as a table. */
  let drawn = 0;
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

  /** Keeps a tag and the text of an element whose content is no markup. */
  const keep = (tag: SourceTag, start: number) => {
    const { name, isEnd } = tag;
    position = tag.end;
    if (name === 'span' && (drawn > 0 || (!isEnd && isTableFormula(tag)))) drawn += isEnd ? -1 : 1;
    if (drawn > 0 && TABLE_PARTS.test(name)) {
      html += isEnd ? '</span>' : written.slice(start, tag.end).replace(/^<\w+/, `<span data-cell="${name}"`);
      return;
    }
    // As a span it would end another one.
    if (count(tag) === 0 && isEnd && !isKnownName(name)) return;
    // Another tag begins within it, or the text ends.
    if (!tag.isClosed) html += tag.end < written.length ? `${written.slice(start, tag.end)}>` : '';
    else if (foreign > 0 || isEnd || !RAW_TEXT.has(name))
      html += rename(tag, written.slice(start, tag.end), foreign > 0);
    else keepRawText(tag, start);
  };

  const keepRawText = (tag: SourceTag, start: number) => {
    const { name } = tag;
    const close = lower.indexOf(`</${name}`, tag.end);
    const inner = written.slice(tag.end, close < 0 ? written.length : close);
    position = close < 0 ? written.length : close;
    if (name === 'style') css += `${inner}\n`;
    const formula = name === 'script' && toFormula(tag, inner);
    if (formula) {
      html += formula;
      position = close < 0 ? position : (readTag(written, close)?.end ?? position);
    } else html += written.slice(start, position);
  };

  while (position < written.length) {
    const start = written.indexOf('<', position);
    if (start < 0) break;
    html += written.slice(position, start);
    const aside = endOfAside(written, start);
    const tag = aside === null ? readTag(written, start) : null;
    if (aside !== null) {
      // Nobody sees it, and beside an escaped '<' the sanitiser would take it for an attack.
      hasBlocks = true;
      position = aside;
    } else if (tag && isTag(tag, start)) keep(tag, start);
    else {
      html += '&lt;';
      position = start + 1;
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
    return isMarkup(tag, { before, after, hasEnd, isOpen: (open.get(tag.name) ?? 0) > 0 });
  }
}

/** Where a comment or a declaration ends; null where there is none. */
function endOfAside(text: string, start: number): number | null {
  if (text.startsWith('<!--', start)) {
    const short = /<!--(?:-?>)/y;
    short.lastIndex = start;
    if (short.test(text)) return short.lastIndex;
    const end = /--!?>/g;
    end.lastIndex = start + 4;
    return end.test(text) ? end.lastIndex : text.length;
  }
  DECLARATION.lastIndex = start;
  return DECLARATION.test(text) ? DECLARATION.lastIndex : null;
}

/** A table would end the paragraph of the formula. */
const TABLE_PARTS = /^(?:table|tbody|tr|td)$/;

/** Formulas of jyeoo.com are drawn as tables. */
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
function toFormula({ attributes }: SourceTag, inner: string): string | null {
  const type = attributes.find(({ name }) => name === 'type')?.value ?? '';
  if (/^math\/mml/i.test(type)) return `<span data-formula>${inner}</span>`;
  if (!/^math\/tex/i.test(type)) return null;
  const tex = inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const [from, to] = /mode\s*=\s*display/i.test(type)
    ? [String.raw`\[`, String.raw`\]`]
    : [String.raw`\(`, String.raw`\)`];
  return `<span data-formula>${from}${tex}${to}</span>`;
}
