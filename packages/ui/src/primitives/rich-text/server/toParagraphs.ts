import { parse, parseFragment } from 'parse5';
import { toSigns } from '../sanitizer/marks/symbolFonts.ts';
import { DOCTYPE, readSource } from '../sanitizer/markup/readSource.ts';
import { type LineReader, readParagraphs } from '../sanitizer/text/readParagraphs.ts';
import { readFormula } from '../tex/readFormula.ts';
import { readTex } from '../tex/readTex.ts';
import { fromTree } from './fromTree.ts';

/** Characters that are rendered; of a longer text a browser shows the beginning too. */
const LONGEST = 1_000_000;

/**
 * The paragraphs of untrusted HTML as plain texts, for where no browser can sanitise it, on a server. They are texts, not
 * markup: whoever shows them has to escape them, as React does. The browser has no use for it, since it carries a parser.
 */
export function toParagraphs(html: string): string[] {
  const source = readSource(html.slice(0, LONGEST));
  return readParagraphs(fromTree(parse(DOCTYPE + source.html)), source, { readTex, readMathml, toSigns });
}

const readMathml: LineReader['readMathml'] = (mathml) =>
  readFormula(typeof mathml === 'string' ? fromTree(parseFragment(mathml)) : mathml);
