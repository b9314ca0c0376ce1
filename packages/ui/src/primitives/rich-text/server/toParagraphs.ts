import { parse, parseFragment } from 'parse5';
import { readFormula } from '../sanitizer/formulas/readFormula.ts';
import { DOCTYPE, readSource } from '../sanitizer/markup/readSource.ts';
import { readParagraphs } from '../sanitizer/text/readParagraphs.ts';
import { readTex } from '../tex/readTex.ts';
import { fromTree } from './fromTree.ts';

/**
 * The paragraphs of untrusted HTML as plain texts, for where no browser can sanitise it, on a server. They are texts, not
 * markup: whoever shows them has to escape them, as React does. The browser has no use for it, since it carries a parser.
 */
export function toParagraphs(html: string): string[] {
  const source = readSource(html);
  return readParagraphs(fromTree(parse(DOCTYPE + source.html)), source, { readTex, readMathml });
}

const readMathml = (mathml: string): string => readFormula(fromTree(parseFragment(mathml)));
