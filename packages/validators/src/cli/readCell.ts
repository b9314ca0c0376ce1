import type { Cleaning, Rule } from '../rule.ts';

/** Rules of these may judge spaces at the ends of a text. */
const KEEPS_SPACES: Record<Cleaning, boolean> = {
  mobile: false,
  phone: false,
  landline: false,
  digits: false,
  code: false,
  compact: false,
  id: false,
  name: false,
  url: false,
  line: true,
  text: true,
  exact: true,
};

/** Rules of these ask for a number of digits, not for an amount. */
const IS_NUMBER: Partial<Record<Cleaning, true>> = {
  mobile: true,
  phone: true,
  landline: true,
  digits: true,
  code: true,
  id: true,
};

/** `="330106…"`, which keeps a spreadsheet from reading a number. */
const FORMULA = /^=\s*"(.*)"$/s;

/** Marks around a number, of a text of SQL or of a cell that was quoted after a space; at its begin also as input methods type them. */
const MARKS = /^(?:"(.*)"|['‘’＇`](.*?)['’＇]?)$/s;

/** A number of a program that counts in fractions (13857146209.0); one of 16 digits and more has lost its last ones by then. */
const FRACTION = /^(\d{1,15})\.0+$/;

/** A number as Java and Python write it, with all its digits: 1.3857146209E10. A spreadsheet writes E+10 and shortens it. */
const POWER = /^(\d)\.(\d{1,14})e(\d\d?)$/i;

/** The digits of a whole number that a program wrote as a fraction or a power; other text as it is. */
function readDigits(text: string): string {
  const [, fraction] = FRACTION.exec(text) ?? [];
  const [, first = '', rest = '', power = ''] = POWER.exec(text) ?? [];
  if (power !== '' && Number(power) < 16 && rest.length <= Number(power))
    return first + rest.padEnd(Number(power), '0');
  return fraction ?? text;
}

/** What programs put around a number so that a spreadsheet keeps it: controls (U+001F) and characters without width. */
const KEEPERS = /(?!\s)[\p{Cc}\p{Cf}]/gu;

/**
 * The value that a spreadsheet shows for a cell: without what keeps it a text (`'330106…`, `="330106…"`), byte order marks, and the
 * tabs, no-break and other spaces at its ends.
 */
export function readCell(cell: string, { options }: Rule): string {
  const text = cell.replaceAll('\uFEFF', '');
  const [, quoted] = FORMULA.exec(text.trim()) ?? [];
  const whole = quoted?.replaceAll('""', '"') ?? text;
  if (KEEPS_SPACES[options.clean]) return quoted === undefined ? whole.replace(/^\s*'(?=.)/s, '') : whole;
  const bare = whole.replace(KEEPERS, '').trim();
  const [, doubled, single] = MARKS.exec(bare) ?? [];
  const value = doubled ?? single ?? bare;
  return IS_NUMBER[options.clean] ? readDigits(value) : value;
}

/**
 * A number that a spreadsheet has shortened: its last digits are lost, also where they look like zeros, as they are of one with
 * more than 15 digits that it showed whole.
 */
const SHORTENED = /^(?:\d(?:\.\d+)?e\+?\d{1,2}|\d{15}0{3}(?:\.0+)?|\d{16,}\.0+)$/i;

/** Whether a value was a long number until a spreadsheet read it. */
export const isShortened = (value: string): boolean => SHORTENED.test(value);
