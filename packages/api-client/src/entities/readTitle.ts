import { optionalText, text } from './read.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
};
const ENTITY = new RegExp(`&(?:#(\\d{1,7})|#x([\\da-f]{1,6})|(${Object.keys(NAMED).join('|')}));`, 'gi');

/** The characters that an editor has escaped in a title, which is shown as text: once, so that `&amp;lt;` stays `&lt;`. */
const decode = (title: string): string =>
  title.replace(ENTITY, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : all;
  });

/** A title or a name of the school's; throws a MalformedError when it is missing. */
export const title = (value: unknown, what: string): string => decode(text(value, what));

/** The same; null when it is missing. */
export function optionalTitle(value: unknown): string | null {
  const found = optionalText(value);
  return found === null ? null : decode(found);
}
