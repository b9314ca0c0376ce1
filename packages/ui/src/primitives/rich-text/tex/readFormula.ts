import { type MarkupNode, textOf } from '../sanitizer/text/MarkupNode.ts';
import { toScript } from '../sanitizer/text/toScript.ts';
import { nameColor } from './nameColor.ts';
import { frameTable, isTable, readTable } from './readTable.ts';
import {
  COLOR_WORDS,
  DOUBLE_STRUCK,
  ENCLOSURES,
  MARKS_ABOVE,
  MARKS_BELOW,
  type MarkWords,
  SIGNS,
  UNKNOWN_COMMAND,
  WORDS,
} from './spokenMath.ts';

/** A part of a formula in words. */
export interface Reading {
  text: string;
  /** Beside a letter or a digit it stands in brackets. */
  isLoose: boolean;
}

type Read = (node: MarkupNode, parts: Reading[]) => Reading;

/** What is in a formula and is not read: other notations of it. */
const SILENT = new Set('annotation annotation-xml mphantom none mprescripts #other style script'.split(' '));

const plain = (text: string): Reading => ({ text, isLoose: false });
const loose = (text: string): Reading => ({ text, isLoose: true });

/** One word or number needs no brackets. */
const group = (text: string): string => (/^[\p{L}\p{N}.′°]*$/u.test(text) ? text : `(${text})`);
/** The same behind a sign that reaches as far as its operand: 1/(2c), √(2x). */
const operand = (text: string): string =>
  /^(?:[\d.]*|[a-z\u0370-\u03FF][′°₀-₉⁰¹²³⁴-⁹]*|[\u4E00-\u9FFF]+)$/iu.test(text) ? text : `(${text})`;
const base = ({ text, isLoose }: Reading): string => (isLoose ? `(${text})` : text);

const raise = (text: string): string => text && (toScript(text, 'super') ?? WORDS.raised + group(text));
const lower = (text: string): string => text && (toScript(text, 'sub') ?? WORDS.lowered + group(text));

/** Signs and names that have limits. */
const LIMITED = /^(?:[∑∏∐∫∬∭∮∯⋃⋂⨁⨂⋁⋀]|lim|lim sup|lim inf|max|min|sup|inf|argmax|argmin)$/;
const ARROWS = /^[→←↔⇌⇄⇋⇒⇐⇔⟶⟵⟺⟹=]+$/;
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

const withWords = ([place, words]: MarkWords, text: string): Reading =>
  loose(place === 'before' ? words + group(text) : group(text) + words);

/** Reads a base with its over- and underscript: the limits of a sum, the conditions of a reaction, an accent. */
function readOverUnder(part: Reading, below: string, above: string): Reading {
  const { text } = part;
  if (LIMITED.test(text)) return plain(readLimits(text, below, above));
  if (ARROWS.test(text))
    return plain(` ${text}${above || below ? `[${above}]` : ''}${below && `[${below}]`} `);
  let read = part;
  const underMark = MARKS_BELOW[below];
  if (underMark) read = text === '' ? plain(WORDS.blank) : withWords(underMark, text);
  else if (below) read = loose(`${group(text)}${WORDS.under}${group(below)}`);
  return above ? readAbove(read, above) : read;
}

function readLimits(text: string, below: string, above: string): string {
  const limits = [below, above].filter(Boolean).join(WORDS.to);
  return limits ? `${text}(${limits}) ` : text;
}

function readAbove(part: Reading, above: string): Reading {
  const circled = above === '◯' && CIRCLED[Number(part.text) - 1];
  if (circled) return plain(circled);
  const mark = Object.hasOwn(MARKS_ABOVE, above) && MARKS_ABOVE[above];
  if (!mark) return loose(`${group(part.text)}${WORDS.over}${group(above)}`);
  return part.text === '' && mark[1] === '上划线' ? plain('') : withWords(mark, part.text);
}

function readScripts(part: Reading, below: string, above: string): Reading {
  const name = part.text.trim();
  if (LIMITED.test(name)) return plain(readLimits(name, below, above));
  // Before a letter, as in an isotope, the mass comes first.
  if (name === '') return plain(raise(above) + lower(below));
  return plain(base({ ...part, text: name }) + lower(below) + raise(above));
}

const textAt = (parts: Reading[], index: number): string => parts[index]?.text.trim() ?? '';

const readColored: Read = (node, parts) => {
  const row = join(parts);
  if (node.attribute('mathcolor') === UNKNOWN_COMMAND) return loose(row.text);
  const ink = nameColor(node.attribute('mathcolor') ?? node.attribute('color') ?? '');
  const ground = nameColor(node.attribute('mathbackground') ?? node.attribute('background') ?? '');
  const words = (ink ? `${COLOR_WORDS[ink]}字` : '') + (ground ? `${COLOR_WORDS[ground]}底` : '');
  return words && row.text.trim() ? withWords(['before', words], row.text.trim()) : row;
};

const readEnclosed: Read = (node, parts) => {
  const notations = (node.attribute('notation') ?? 'longdiv').split(/\s+/);
  const marks = new Set(
    notations.flatMap((name) => (Object.hasOwn(ENCLOSURES, name) ? [ENCLOSURES[name]] : [])),
  );
  let read = join(parts);
  if (isTable(node)) return plain(frameTable(read.text.trim(), new Set(notations)));
  let said = '';
  for (const mark of marks) {
    if (!mark || mark[1] === said) continue;
    said = mark[1];
    read = read.text === '' && said === '下划线' ? plain(WORDS.blank) : withWords(mark, read.text.trim());
  }
  return read;
};

const readMultiscripts: Read = (node, parts) => {
  const names = node.children.filter(({ name, text }) => name !== '#text' || text.trim());
  const cut = names.findIndex(({ name }) => name === 'mprescripts');
  const end = cut < 0 ? parts.length : cut;
  const scripts = (from: number, to: number, isBefore: boolean) => {
    let text = '';
    for (let index = from; index < to; index += 2) {
      const [below, above] = [lower(textAt(parts, index)), raise(textAt(parts, index + 1))];
      text += isBefore ? above + below : below + above;
    }
    return text;
  };
  const before = cut < 0 ? '' : scripts(cut + 1, parts.length, true);
  return plain(before + base(parts[0] ?? plain('')) + scripts(1, end, false));
};

/** How each element with a meaning of its own is read; of the others the parts follow each other. */
const READINGS: Readonly<Record<string, Read>> = {
  mfrac: (node, parts) => {
    const [above, below] = [textAt(parts, 0), textAt(parts, 1)];
    const isBinomial = /^0(?!\.[1-9])/.test(node.attribute('linethickness') ?? '');
    return isBinomial ? plain(`(${above} ${below})`) : loose(`${group(above)}/${operand(below)}`);
  },
  msqrt: (_node, parts) => plain(`√${operand(join(parts).text.trim())}`),
  mroot: (_node, parts) => {
    const degree = textAt(parts, 1);
    return plain(`${toScript(degree, 'super') ?? `(${degree})`}√${operand(textAt(parts, 0))}`);
  },
  msup: (_node, [part = plain(''), above]) => readScripts(part, '', above?.text.trim() ?? ''),
  msub: (_node, [part = plain(''), below]) => readScripts(part, below?.text.trim() ?? '', ''),
  msubsup: (_node, parts) => readScripts(parts[0] ?? plain(''), textAt(parts, 1), textAt(parts, 2)),
  mover: (_node, parts) => readOverUnder(trimmed(parts[0]), '', textAt(parts, 1)),
  munder: (_node, parts) => readOverUnder(trimmed(parts[0]), textAt(parts, 1), ''),
  munderover: (_node, parts) => readOverUnder(trimmed(parts[0]), textAt(parts, 1), textAt(parts, 2)),
  mmultiscripts: readMultiscripts,
  menclose: readEnclosed,
  mstyle: readColored,
  mpadded: readColored,
  mrow: readColored,
  math: readColored,
  mfenced: (node, parts) => {
    const separators = node.attribute('separators') ?? ',';
    return plain(
      (node.attribute('open') ?? '(') +
        parts
          .map(({ text }) => text.trim())
          .reduce(
            (all, text, index) => all + (separators[Math.min(index - 1, separators.length - 1)] ?? '') + text,
          ) +
        (node.attribute('close') ?? ')'),
    );
  },
  semantics: (_node, [shown]) => shown ?? plain(''),
  maction: (_node, [shown]) => shown ?? plain(''),
  ms: (_node, parts) => plain(`"${join(parts).text}"`),
  mstack: (_node, parts) =>
    plain(
      `${WORDS.column}(${parts
        .map(({ text }) => text.trim())
        .filter(Boolean)
        .join('; ')})`,
    ),
  mlongdiv: (_node, parts) => {
    const [divisor = '', quotient = '', ...rows] = parts.map(({ text }) => text.trim()).filter(Boolean);
    return plain(
      `${WORDS.column}(${[`${rows[0] ?? ''}÷${divisor} = ${quotient}`, ...rows.slice(1)].join('; ')})`,
    );
  },
  msline: () => plain(WORDS.rule),
  mspace: (node) =>
    node.attribute('linebreak') === 'newline'
      ? plain('; ')
      : plain(Number.parseFloat(node.attribute('width') ?? '') >= 1 ? ' ' : ''),
};

const trimmed = (part: Reading | undefined): Reading => ({
  text: part?.text.trim() ?? '',
  isLoose: part?.isLoose ?? false,
});

/** Signs with a space on both sides. */
const SPACED = /^[=≠<>≤≥⩽⩾≈≡≅∼∽→⇒⇔⇌±∈∉⊂⊆∪∩←↔⟶⟹⟺∥⊥]$/;

function readSign(node: MarkupNode): Reading {
  const sign = textOf(node).trim().normalize('NFC');
  // The sign of an application, between a name and what it is of.
  if (sign === '\u2061') return plain(' ');
  if (SPACED.test(sign)) return plain(` ${sign} `);
  return plain(SIGNS[sign] ?? sign.replaceAll(/[\u2061-\u2064\u200B]/g, ''));
}

function readLetters(node: MarkupNode): Reading {
  const text = textOf(node).replaceAll(/[\u2061-\u2064\u200B]/g, '');
  const variant = node.attribute('mathvariant') ?? '';
  if (variant === 'double-struck') return plain(DOUBLE_STRUCK[text] ?? text);
  const isBold = node.name === 'mi' && variant.startsWith('bold') && /^\p{L}$/u.test(text);
  return plain(isBold ? WORDS.bold + text : text);
}

function read(node: MarkupNode): Reading {
  if (node.name === '#text') return plain(node.text.replaceAll(/[\u2061-\u2064\u200B]/g, ''));
  if (SILENT.has(node.name)) return plain('');
  if (node.name === 'mo' && node.children.every(({ name }) => name === '#text')) return readSign(node);
  // KaTeX puts what is drawn as one sign into one.
  if (/^(?:mi|mn|mtext)$/.test(node.name) && node.children.every(({ name }) => name === '#text'))
    return readColored(node, [readLetters(node)]);
  // Once, however deep tables stand in each other.
  if (node.name === 'mtable') return plain(readTable(node, (cell) => read(cell).text.trim()));
  // Spaces between elements are the source's.
  const parts = node.children.filter(({ name, text }) => name !== '#text' || text.trim()).map(read);
  const reading = Object.hasOwn(READINGS, node.name) ? READINGS[node.name] : undefined;
  return reading ? reading(node, parts) : join(parts);
}

/** The parts beside each other: `3` and `1/2` are a mixed number, `1/2` beside `x` is in brackets. */
function join(parts: Reading[]): Reading {
  const seen = parts.filter(({ text }) => text !== '');
  const [only] = seen;
  if (only && seen.length === 1) return only;
  let text = '';
  for (const [index, part] of seen.entries()) {
    const next = seen[index + 1]?.text ?? '';
    if (!part.isLoose) text += part.text;
    else if (/\d$/.test(text) && /^\d+\/\d+$/.test(part.text)) text += WORDS.mixed + part.text;
    else if (/[\p{L}\p{N}.)′°]$/u.test(text) || /^[\p{L}\p{N}(√∑∏∫]/u.test(next)) text += `(${part.text})`;
    else text += part.text;
  }
  return plain(text);
}

/** A formula (MathML) as a person says it, in a line of text: 1/2, √16, 10⁻³, A上划线. */
export function readFormula(node: MarkupNode): string {
  return read(node).text.replaceAll(/\s+/g, ' ').trim();
}
