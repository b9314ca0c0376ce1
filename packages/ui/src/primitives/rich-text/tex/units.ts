/** Prefixes and units as siunitx names them; another name is its own sign, as `\kg`. */
const PREFIXES: Readonly<Record<string, string>> = {
  femto: 'f',
  pico: 'p',
  nano: 'n',
  micro: 'μ',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
};
const UNITS: Readonly<Record<string, string>> = {
  metre: 'm',
  meter: 'm',
  gram: 'g',
  kilogram: 'kg',
  tonne: 't',
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  ampere: 'A',
  kelvin: 'K',
  mole: 'mol',
  candela: 'cd',
  newton: 'N',
  joule: 'J',
  watt: 'W',
  volt: 'V',
  ohm: 'Ω',
  farad: 'F',
  hertz: 'Hz',
  pascal: 'Pa',
  coulomb: 'C',
  tesla: 'T',
  weber: 'Wb',
  henry: 'H',
  lumen: 'lm',
  lux: 'lx',
  becquerel: 'Bq',
  gray: 'Gy',
  sievert: 'Sv',
  litre: 'L',
  liter: 'L',
  hectare: 'ha',
  electronvolt: 'eV',
  angstrom: 'Å',
  degree: '°',
  arcminute: '′',
  arcsecond: '″',
  degreeCelsius: '℃',
  celsius: '℃',
  percent: '\\%',
};
const POWERS: Readonly<Record<string, string>> = { square: '^2', squared: '^2', cubic: '^3', cubed: '^3' };

const own = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The signs of a unit: N·m, cm², m/s². */
function writeUnit(names: string): string {
  let text = '';
  /** What a name before the unit asks for behind it. */
  let power = '';
  for (const [token, name] of names.matchAll(/\\([A-Za-z]+)\s*|[^\\]+|\\./g)) {
    if (name === undefined) text += token.replaceAll(/[.~]/g, '{\\cdot}');
    else if (name === 'per') text += '/';
    else if (name === 'square' || name === 'cubic') power = POWERS[name] ?? '';
    else if (own(POWERS, name)) text += own(POWERS, name);
    else {
      const isFirst = /(?:^|[/({]|cdot\}|\u2060)$/.test(text);
      const sign = own(PREFIXES, name) ?? own(UNITS, name) ?? name.replace(/^u(?=.)/, 'μ');
      // The word joiner, which is removed below, keeps a prefix at its unit.
      text += `${isFirst ? '' : '{\\cdot}'}${sign}${own(PREFIXES, name) ? '\u2060' : power}`;
      if (!own(PREFIXES, name)) power = '';
    }
  }
  return `\\mathrm{${text.replaceAll('\u2060', '')}}`;
}

/** A number as people write it: 1.5×10⁻³, 2 ± 0.1. */
const writeNumber = (written: string): string =>
  written
    .trim()
    .replace(/(^|[\d.)\s])[edED]([+-]?\d+)$/, (_, digit: string, power: string) =>
      /\S/.test(digit) ? `${digit}\\times 10^{${power}}` : `10^{${power}}`,
    )
    .replaceAll('+-', '\\pm ')
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, '\\times ')
    // A decimal comma has no space behind it.
    .replaceAll(/(?<=\d),(?=\d)/g, '{,}');

function writeAngle(written: string): string {
  const [degrees = '', minutes = '', seconds = ''] = written.split(';').map(writeNumber);
  return [degrees && `${degrees}^\\circ `, minutes && `${minutes}'`, seconds && `${seconds}''`].join('');
}

const GROUP = String.raw`\s*\{((?:[^{}]|\{[^{}]*\})*)\}`;
const commands = (names: string, groups: number): RegExp =>
  new RegExp(String.raw`\\(?:${names})\*?(?:\s*\[[^\]]*\])?${GROUP.repeat(groups)}`, 'g');

const [RANGE, NUMBERS, QUANTITY, NUMBER, UNIT, ANGLE] = [
  commands('SIrange|qtyrange', 3),
  commands('numrange', 2),
  commands('SI|qty', 2),
  commands('num', 1),
  commands('si|unit', 1),
  commands('ang', 1),
];

/** Quantities of siunitx as KaTeX reads them: `\SI{5}{\milli\gram\per\litre}` is 5 mg/L. */
export const writeQuantities = (tex: string): string =>
  tex
    .replaceAll(RANGE, (_, from: string, to: string, unit: string) => between(from, to) + behind(unit))
    .replaceAll(NUMBERS, (_, from: string, to: string) => between(from, to))
    .replaceAll(QUANTITY, (_, number: string, unit: string) => writeNumber(number) + behind(unit))
    .replaceAll(NUMBER, (_, number: string) => writeNumber(number))
    .replaceAll(UNIT, (_, unit: string) => writeUnit(unit))
    .replaceAll(ANGLE, (_, angle: string) => writeAngle(angle));

const between = (from: string, to: string): string => `${writeNumber(from)}\\text{～}${writeNumber(to)}`;
const behind = (unit: string): string => (unit.trim() === '' ? '' : `\\,${writeUnit(unit)}`);
