/** Names that editors write; a name of HTML that is not here stays as it is written. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200C',
    zwj: '\u200D',
    lrm: '\u200E',
    rlm: '\u200F',
    shy: '\u00AD',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    mdash: '—',
    ndash: '–',
    minus: '−',
    hellip: '…',
    middot: '·',
    bull: '•',
    times: '×',
    divide: '÷',
    plusmn: '±',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    infin: '∞',
    radic: '√',
    deg: '°',
    copy: '©',
    reg: '®',
    sect: '§',
    permil: '‰',
    prime: '′',
    Prime: '″',
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    micro: 'µ',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    ...greek(
      'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho',
      0x3b1,
    ),
    ...greek('sigma tau upsilon phi chi psi omega', 0x3c3),
  }),
);

/** The letters of a name in small letters and with a capital, as HTML tells them apart. */
function greek(names: string, first: number): Record<string, string> {
  return Object.fromEntries(
    names.split(' ').flatMap((name, index) => [
      [name, String.fromCodePoint(first + index)],
      [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, String.fromCodePoint(first + index - 32)],
    ]),
  );
}

const ENTITY = /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z]{2,8}\d{0,2});)/gi;

/** What browsers read for the numbers 128 to 159: old editors wrote the codes of Windows there, such as 150 for a dash. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The characters of HTML that an editor has escaped: once, so that `&amp;lt;` is `&lt;`. */
export const decodeEntities = (html: string): string =>
  html.replace(ENTITY, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (code === 0 || code > 0x10_ffff) return all;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return WINDOWS[code - 0x80] ?? (isHalf ? '\uFFFD' : String.fromCodePoint(code));
  });
