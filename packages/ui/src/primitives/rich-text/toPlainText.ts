import { htmlPolicy } from '../trusted-types/htmlPolicy.ts';
import { getFormulas } from './loading/prepareRichText.ts';
import { readFormula } from './sanitizer/formulas/readFormula.ts';
import { DOCTYPE, readSource } from './sanitizer/markup/readSource.ts';
import { fromDom } from './sanitizer/text/MarkupNode.ts';
import { type FormulaReader, readParagraphs } from './sanitizer/text/readParagraphs.ts';
import type { TexMacros } from './tex/macros.ts';

const parse = (html: string): Document =>
  new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');

/** An element named 'documentElement' would hide the member of the document. */
const rootOf = (parsed: Document): Element =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An HTML parser always makes one.
  Reflect.get(Document.prototype, 'documentElement', parsed) as Element;

const readMathml = (mathml: string): string => readFormula(fromDom(rootOf(parse(mathml))));

/** What reads TeX may still be on its way: `usePlainText` waits for it. */
const readWith =
  (macros: TexMacros | undefined): FormulaReader['readTex'] =>
  (tex) => {
    const formulas = getFormulas();
    return formulas ? formulas.readTex(tex, macros) : '公式';
  };

/** The text of untrusted HTML or plain text, in one line; parsing runs and fetches nothing. */
export function toPlainText(html: string, macros?: TexMacros): string {
  const source = readSource(html);
  const formulas = { readMathml, readTex: readWith(macros) };
  return readParagraphs(fromDom(rootOf(parse(DOCTYPE + source.html))), source, formulas).join(' ');
}
