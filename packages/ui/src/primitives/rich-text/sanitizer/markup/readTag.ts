/** A tag as the HTML standard's tokenizer reads it. */
export interface SourceTag {
  /** In small letters. */
  name: string;
  isEnd: boolean;
  attributes: { name: string; value: string | null }[];
  /** The position behind the tag. */
  end: number;
  /** The position behind its last attribute that is read: no editor writes so many. */
  headEnd: number;
  /** False where the text ends, or another '<' comes, before the tag's '>'. */
  isClosed: boolean;
}

const NAME = /<(\/?)([a-z][^\s/><]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=<][^\s/>=<]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;
const GAP = /[\s/]*/y;
const MOST_ATTRIBUTES = 100;

function match(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** The tag at the '<' of a position; null where no letter follows, so that it cannot be one. */
export function readTag(text: string, start: number): SourceTag | null {
  const opening = match(NAME, text, start);
  if (!opening) return null;
  const [all, slash, name = ''] = opening;
  const attributes: SourceTag['attributes'] = [];
  let end = start + all.length;
  let headEnd = end;
  for (;;) {
    end += match(GAP, text, end)?.[0].length ?? 0;
    if (text[end] === '>' || end >= text.length) break;
    // Editors that put quotes into quotes leave such marks behind; a browser reads them as names.
    const found = match(ATTRIBUTE, text, end);
    if (!found) {
      if (text[end] === '<') break;
      end += 1;
      continue;
    }
    end += found[0].length;
    if (attributes.length >= MOST_ATTRIBUTES) continue;
    attributes.push({ name: (found[1] ?? '').toLowerCase(), value: unquote(found) });
    headEnd = end;
  }
  const isClosed = text[end] === '>';
  return {
    name: name.toLowerCase(),
    isEnd: slash === '/',
    attributes,
    end: isClosed ? end + 1 : end,
    headEnd: attributes.length < MOST_ATTRIBUTES ? end : headEnd,
    isClosed,
  };
}

function unquote([all, , value]: RegExpExecArray): string | null {
  if (value === undefined) return all.includes('=') ? '' : null;
  return /^["']/.test(value) ? value.slice(1, -1) : value;
}
