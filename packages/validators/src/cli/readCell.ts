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

/** `="330106…"`, which keeps a spreadsheet from reading a number. */
const FORMULA = /^=\s*"(.*)"$/s;

/** What programs put around a number so that a spreadsheet keeps it: controls (U+001F) and characters without width. */
const KEEPERS = /(?!\s)[\p{Cc}\p{Cf}]/gu;

/**
 * The value that a spreadsheet shows for a cell: without what keeps it a text (`'330106…`, `="330106…"`), byte order marks, and the
 * tabs, no-break and other spaces at its ends.
 */
export function readCell(cell: string, { options }: Rule): string {
  const text = cell.replaceAll('\uFEFF', '');
  const [, quoted] = FORMULA.exec(text.trim()) ?? [];
  const shown = quoted?.replaceAll('""', '"') ?? text.replace(/^\s*'(?=.)/s, '');
  return KEEPS_SPACES[options.clean] ? shown : shown.replace(KEEPERS, '').trim();
}

/** A number that a spreadsheet has shortened: its last digits are lost, also where they look like zeros. */
const SHORTENED = /^\d(?:\.\d+)?e\+?\d{1,2}$/i;

/** Whether a value was a long number until a spreadsheet read it. */
export const isShortened = (value: string): boolean => SHORTENED.test(value);
