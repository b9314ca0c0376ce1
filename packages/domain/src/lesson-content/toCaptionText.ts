/** Characters that files of captions write by name. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  le: '≤',
  ge: '≥',
};

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

/** The text of a WebVTT cue without its tags (`<v 何俊峰>`, `<b>`); it is shown as text, never as HTML. */
export function toCaptionText(cue: string): string {
  return cue
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(REFERENCE, (written: string, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return NAMED[name] ?? written;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
    })
    .trim();
}
