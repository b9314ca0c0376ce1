import { escapeTex, wordsToTex } from '../sanitizer/formulas/escapeTex.ts';
import { type MarkupNode, textOf } from '../sanitizer/text/MarkupNode.ts';
import { ENCLOSE, FENCES, LONG_ARROWS, OPERATORS, OVER, UNDER, VARIANTS } from './mathmlTables.ts';

type Rewrite = (node: MarkupNode, parts: string[]) => string;

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const elementsOf = (node: MarkupNode): MarkupNode[] =>
  node.children.filter(({ name, text }) => (name === '#text' ? text.trim() !== '' : name !== '#other'));

/** The sign that an element is, through rows of one. */
function signOf(node: MarkupNode | undefined): string {
  if (!node) return '';
  const [only, ...more] = elementsOf(node);
  return /^m(?:row|style|padded)$/.test(node.name) && only && more.length === 0
    ? signOf(only)
    : textOf(node).trim();
}

const braced = (tex = ''): string => `{${tex}}`;

const letters: Rewrite = (node) => {
  const text = textOf(node).trim();
  const command = own(VARIANTS, node.attribute('mathvariant') ?? '');
  const tex = escapeTex(text);
  if (command) return `${command}{${tex}}`;
  if (Array.from(text).length < 2 || /^[\d.,]+$/.test(text)) return own(OPERATORS, text) ?? tex;
  return /^[a-z]+$/i.test(text) ? `\\operatorname{${tex}}` : wordsToTex(text);
};

const operator: Rewrite = (node) => {
  const sign = textOf(node).trim();
  // A name, or a sign of several letters.
  if (/^[a-z]{2,}$/i.test(sign)) return `\\operatorname{${sign}}`;
  return own(OPERATORS, sign) ?? `${escapeTex(sign)} `;
};

/** Brackets grow with what is between them. */
function fence(elements: MarkupNode[], parts: string[]): string {
  const signs = elements.map((element) => (element.name === 'mo' ? textOf(element).trim() : ''));
  const bars = signs.flatMap((sign, index) => (/^[|‖∣]$/.test(sign) ? [index] : []));
  const written = [...parts];
  const grow = (from: number, to: number) => {
    const bracket = (index: number) => (signs[index] === '∣' ? '|' : (parts[index] ?? '').trim());
    written[from] = `\\left${bracket(from)} `;
    written[to] = `\\right${bracket(to)} `;
  };
  const open: number[] = [];
  for (const [index, sign] of signs.entries()) {
    if (own(FENCES, sign)) open.push(index);
    const last = open.at(-1);
    if (last === undefined || own(FENCES, signs[last] ?? '') !== sign) continue;
    open.pop();
    if (index > last) grow(last, index);
  }
  if (bars.length === 2) grow(bars[0] ?? 0, bars[1] ?? 0);
  // A brace without its end stands before cases.
  const [left, ...others] = open;
  const isCases = left !== undefined && others.length === 0 && elements[left + 1]?.name === 'mtable';
  if (!isCases) return written.join('');
  written[left] = `\\left${(parts[left] ?? '').trim()} `;
  return `${written.join('')}\\right.`;
}

const row: Rewrite = (node, parts) => {
  let tex = fence(elementsOf(node), parts);
  const [ink, ground] = [
    node.attribute('mathcolor') ?? node.attribute('color'),
    node.attribute('mathbackground') ?? node.attribute('background'),
  ];
  if (isColor(ink)) tex = `\\textcolor{${ink}}{${tex}}`;
  if (isColor(ground)) tex = `\\colorbox{${ground}}{$${tex}$}`;
  if (node.attribute('displaystyle') === 'true') tex = `\\displaystyle ${tex}`;
  return tex;
};

const isColor = (color: string | null): color is string =>
  /^(?:#[\da-f]{3}|#[\da-f]{6}|[a-z]+)$/i.test(color ?? '');

const over: Rewrite = (node, [base = '', above = '']) => {
  const [letter, mark] = elementsOf(node).map(signOf);
  const arrow = own(LONG_ARROWS, letter ?? '');
  if (arrow) return `${arrow}{${above}}`;
  const command = own(OVER, mark ?? '');
  return command ? `${command}{${base}}` : limits(letter ?? '', base, '', above);
};

const under: Rewrite = (node, [base = '', below = '']) => {
  const [letter, mark] = elementsOf(node).map(signOf);
  const arrow = own(LONG_ARROWS, letter ?? '');
  if (arrow) return `${arrow}[${below}]{}`;
  const command = own(UNDER, mark ?? '');
  return command ? `${command}{${base}}` : limits(letter ?? '', base, below, '');
};

const underOver: Rewrite = (node, [base = '', below = '', above = '']) => {
  const arrow = own(LONG_ARROWS, elementsOf(node).map(signOf)[0] ?? '');
  return arrow ? `${arrow}[${below}]{${above}}` : limits(signOf(elementsOf(node)[0]), base, below, above);
};

/** Limits stand above and below a sign; beside other parts they are small words. */
function limits(sign: string, base: string, below: string, above: string): string {
  if (/^(?:[∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀]|lim|max|min|sup|inf)/.test(sign))
    return `\\mathop{${base}}\\limits${below && `_{${below}}`}${above && `^{${above}}`} `;
  const lowered = below ? `\\underset{${below}}{${base}}` : base;
  return above ? `\\overset{${above}}{${lowered}}` : lowered;
}

const table: Rewrite = (node) => {
  const rows = elementsOf(node).map((line) => elementsOf(line).map(toTex));
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const pick = (name: string, index: number) => {
    const values = (node.attribute(name) ?? '').trim().split(/\s+/);
    return values[Math.min(index, values.length - 1)] ?? '';
  };
  const line = (name: string, index: number) => /solid|dashed/.test(pick(name, index));
  const isFramed = /solid|dashed/.test(node.attribute('frame') ?? '');
  const columns = Array.from({ length: width }, (_, index) => {
    const align = { left: 'l', right: 'r' }[pick('columnalign', index)] ?? 'c';
    return align + (index < width - 1 && line('columnlines', index) ? '|' : '');
  }).join('');
  const body = rows
    .map(
      (cells, index) =>
        cells.join('&') + (index < rows.length - 1 ? `\\\\${line('rowlines', index) ? '\\hline ' : ''}` : ''),
    )
    .join('');
  const edge = isFramed ? '|' : '';
  return `\\begin{array}{${edge}${columns}${edge}}${isFramed ? `\\hline ${body}\\\\\\hline` : body}\\end{array}`;
};

/** Sums in columns, as a child writes them. */
const column: Rewrite = (node) => {
  const lines = elementsOf(node).flatMap((line) => (line.name === 'msgroup' ? elementsOf(line) : [line]));
  return `\\begin{array}{r}${lines.map((line) => (line.name === 'msline' ? '\\hline ' : `${toTex(line)}\\\\`)).join('')}\\end{array}`;
};

const division: Rewrite = (node) => {
  const [divisor, quotient, ...lines] = elementsOf(node);
  const [dividend = '', ...rest] = lines.map((line) => (line.name === 'msline' ? '\\hline ' : toTex(line)));
  const steps = rest.map((line) => (line === '\\hline ' ? line : `${line}\\\\`)).join('');
  const tex = (part: MarkupNode | undefined) => (part ? toTex(part) : '');
  return `\\begin{array}{r}${tex(quotient)}\\\\${tex(divisor)}\\,\\big)\\overline{\\,${dividend}}\\\\${steps}\\end{array}`;
};

const multiscripts: Rewrite = (node, parts) => {
  const names = elementsOf(node).map(({ name }) => name);
  const cut = names.indexOf('mprescripts');
  const scripts = (from: number, to: number) => {
    let tex = '';
    for (let index = from; index < to; index += 2)
      tex += `{}${parts[index] ? `_{${parts[index]}}` : ''}${parts[index + 1] ? `^{${parts[index + 1]}}` : ''}`;
    return tex;
  };
  const before = cut < 0 ? '' : scripts(cut + 1, parts.length);
  return `${before}{${parts[0] ?? ''}}${scripts(1, cut < 0 ? parts.length : cut)}`;
};

const enclose: Rewrite = (node, parts) => {
  const notations = new Set((node.attribute('notation') ?? 'longdiv').trim().split(/\s+/));
  let tex = parts.join('');
  if (notations.has('updiagonalstrike') && notations.has('downdiagonalstrike')) {
    notations.delete('updiagonalstrike');
    notations.delete('downdiagonalstrike');
    tex = `\\xcancel{${tex}}`;
  }
  for (const notation of notations) tex = own(ENCLOSE, notation)?.(tex) ?? tex;
  return tex;
};

const fenced: Rewrite = (node, parts) => {
  const separators = Array.from((node.attribute('separators') ?? ',').replaceAll(/\s/g, ''));
  const inside = parts.reduce(
    (tex, part, index) =>
      tex + (index === 0 ? '' : escapeTex(separators[Math.min(index, separators.length) - 1] ?? '')) + part,
    '',
  );
  const bracket = (sign: string) => (sign === '' ? '.' : (own(OPERATORS, sign) ?? escapeTex(sign)).trim());
  return `\\left${bracket(node.attribute('open') ?? '(')} ${inside}\\right${bracket(node.attribute('close') ?? ')')} `;
};

const REWRITES: Readonly<Record<string, Rewrite>> = {
  mi: (node, parts) => colored(node, letters(node, parts)),
  mn: (node, parts) => colored(node, letters(node, parts)),
  mo: (node, parts) => colored(node, operator(node, parts)),
  mtext: (node) => colored(node, wordsToTex(textOf(node).replaceAll(/\s+/g, ' '))),
  ms: (node) => wordsToTex(`"${textOf(node)}"`),
  mspace: (node) => {
    const width = /^(-?[\d.]+)(em|ex|px|pt|cm|mm|in)$/.exec(node.attribute('width') ?? '');
    if (node.attribute('linebreak') === 'newline') return '\\\\';
    return width ? `\\hspace{${width[1]}${width[2] === 'px' ? 'pt' : width[2]}}` : '';
  },
  mfrac: (node, [above = '', below = '']) => {
    if (node.attribute('bevelled') === 'true') return `{${above}}/{${below}}`;
    return /^0(?!\.[1-9])/.test(node.attribute('linethickness') ?? '')
      ? `{${above}\\atop ${below}}`
      : `\\frac{${above}}{${below}}`;
  },
  msqrt: (node, parts) => `\\sqrt{${fence(elementsOf(node), parts)}}`,
  mroot: (_node, [radicand = '', degree = '']) => `\\sqrt[${braced(degree)}]{${radicand}}`,
  msup: (_node, [base, above]) => `${braced(base)}^${braced(above)}`,
  msub: (_node, [base, below]) => `${braced(base)}_${braced(below)}`,
  msubsup: (_node, [base, below, above]) => `${braced(base)}_${braced(below)}^${braced(above)}`,
  mover: over,
  munder: under,
  munderover: underOver,
  mmultiscripts: multiscripts,
  mtable: table,
  menclose: enclose,
  mfenced: fenced,
  mphantom: (_node, parts) => `\\phantom{${parts.join('')}}`,
  mstack: column,
  mlongdiv: division,
  semantics: (_node, [shown = '']) => shown,
  maction: (_node, [shown = '']) => shown,
  none: () => '',
  mprescripts: () => '',
  annotation: () => '',
  'annotation-xml': () => '',
};

const colored = (node: MarkupNode, tex: string): string => {
  const ink = node.attribute('mathcolor') ?? node.attribute('color');
  return isColor(ink) ? `\\textcolor{${ink}}{${tex}}` : tex;
};

const OF_ROWS = new Set(['mtable', 'mstack', 'mlongdiv']);

function toTex(node: MarkupNode): string {
  if (node.name === '#text') return wordsToTex(node.text.trim());
  const rewrite = own(REWRITES, node.name) ?? row;
  // These read their own rows: once, however deep they stand in each other.
  return rewrite(node, OF_ROWS.has(node.name) ? [] : elementsOf(node).map(toTex));
}

/** The TeX that draws MathML as it is meant. */
export const mathmlToTex = (math: MarkupNode): string => toTex(math).trim();
