/** Where a stem leaves a blank: a part of its HTML, whole elements or text. */
export interface Blank {
  start: number;
  end: number;
}

const SPACE = '(?:[\\s\\u200B]|&(?:nbsp|ensp|emsp|thinsp|#160|#xa0|#12288|#x3000);)';
/** Also the low lines of input methods, four dashes as they type them (a dash of a sentence has two), and a line of TeX. */
const UNDERSCORES =
  /[_＿﹍﹎﹏▁]{2,}|—{4,}|(?:\$|\\\()\s*\\underline\s*\{(?:\\q?quad|\\hspace\s*\{[^{}]*\}|\\[ ,;:]|[~\s])+\}\s*(?:\$|\\\))/g;
const BRACKETS = new RegExp(`[（(]${SPACE}*[）)]|[[【〔〖]${SPACE}+[\\]】〕〗]`, 'gi');
const SPACES = new RegExp(SPACE, 'gi');
const WIDE_SPACES = /[\u3000\u2003]|&(?:emsp|#12288|#x3000);/gi;

/** A tag, or the text up to the next one. */
const TOKEN = /<[^<>]*>|[^<]+|</g;
const TAG = /^<(\/?)([a-z][a-z\d]*)[\s/>]/i;

/** Elements within a line. */
const PHRASE = /^(?:u|ins|span|font|b|strong|i|em|a|label|sub|sup|o)$/;
const UNDERLINED = /underline|border(?:-bottom(?:-style)?)?\s*:[^;"']*(?:solid|dotted|dashed|double)/i;
const WIDE = /(?:^|[\s;"'])(?:min-)?width\s*:\s*[\d.]*[1-9]|padding[a-z-]*\s*:[^;"']*[1-9]/i;
/** Fields into which one writes. */
const FIELD = /^(?!.*\btype\s*=\s*["']?(?:checkbox|radio|hidden|button|submit|image)\b)/is;

interface Token extends Blank {
  text: string;
  /** Of a tag; empty for a text. */
  name: string;
  isEnd: boolean;
}

function readTokens(html: string): Token[] {
  return Array.from(html.matchAll(TOKEN), ({ 0: text, index }) => {
    const [, slash, name = ''] = TAG.exec(text) ?? [];
    return { text, name: name.toLowerCase(), isEnd: slash === '/', start: index, end: index + text.length };
  }).filter(({ name, text }) => name !== '' || !/^<[!?]/.test(text));
}

/** An element with a line under it, in which nothing is written; `isWide` with a width of its own, else its spaces count. */
interface Box {
  name: string;
  start: number;
  depth: number;
  isWide: boolean;
  spaces: number;
}

/** Longer tags are no editor's. */
const readHead = (tag: string): string => tag.slice(0, 1000);

function openBox({ name, text, isEnd, start }: Token): Box | null {
  const isLine = name === 'u' || name === 'ins' || (PHRASE.test(name) && UNDERLINED.test(readHead(text)));
  return isLine && !isEnd ? { name, start, depth: 1, isWide: WIDE.test(readHead(text)), spaces: 0 } : null;
}

/** The width of spaces in letters of an alphabet; null for other text. */
function countSpaces(text: string): number | null {
  if (text.replaceAll(SPACES, '') !== '') return null;
  return (text.match(SPACES)?.length ?? 0) + (text.match(WIDE_SPACES)?.length ?? 0);
}

/** The box after another token of its content; null where it is no blank. */
function continueBox(box: Box, { name, text, isEnd }: Token): Box | null {
  const spaces = name === '' ? countSpaces(text) : 0;
  if (spaces === null || (name !== '' && !PHRASE.test(name))) return null;
  const step = name === box.name ? (isEnd ? -1 : 1) : 0;
  return { ...box, depth: box.depth + step, spaces: box.spaces + spaces };
}

/** Boxes and lines to write on, and fields of a form. What stands side by side is one blank. */
function findBoxes(tokens: readonly Token[]): Blank[] {
  const found: Blank[] = [];
  const add = (start: number, end: number) => {
    const last = found.at(-1);
    if (last?.end === start) last.end = end;
    else found.push({ start, end });
  };
  let box: Box | null = null;
  for (const token of tokens) {
    box = box ? continueBox(box, token) : openBox(token);
    if (token.name === 'input' && FIELD.test(readHead(token.text))) add(token.start, token.end);
    if (box?.depth !== 0) continue;
    if (box.isWide || box.spaces > 1) add(box.start, token.end);
    box = null;
  }
  return found;
}

/** What the text of a stem says, wherever its tags stand. */
function findRuns(tokens: readonly Token[], run: RegExp): Blank[] {
  const texts = tokens.filter(({ name }) => name === '');
  const text = texts.map((token) => token.text).join('');
  let before = 0;
  let at = 0;
  /** The place in the HTML of a character of the text; they are asked for in order. */
  const placeOf = (index: number) => {
    for (;;) {
      const token = texts[at];
      if (!token || index < before + token.text.length) return (token?.start ?? 0) + index - before;
      before += token.text.length;
      at += 1;
    }
  };
  return Array.from(text.matchAll(run), ({ 0: found, index }) => ({
    start: placeOf(index),
    end: placeOf(index + found.length - 1) + 1,
  }));
}

/**
 * The blanks of a stem, in the form in which it leaves them: runs of underscores, lines and boxes to write on, or empty
 * brackets. Of several forms the one with as many blanks as the answer has, without a count the first.
 */
export function findBlanks(stemHtml: string, count?: number): Blank[] {
  const tokens = readTokens(stemHtml);
  const forms = [findRuns(tokens, UNDERSCORES), findBoxes(tokens), findRuns(tokens, BRACKETS)].filter(
    (blanks) => blanks.length > 0,
  );
  return forms.find((blanks) => blanks.length === count) ?? forms[0] ?? [];
}
