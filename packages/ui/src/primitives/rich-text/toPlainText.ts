import { htmlPolicy } from '../trusted-types/htmlPolicy.ts';
import { getTexTranslator } from './loading/prepareRichText.ts';
import { readFormula } from './sanitizer/formulas/readFormula.ts';
import { DOCTYPE, readSource } from './sanitizer/markup/readSource.ts';
import { fromDom } from './sanitizer/text/MarkupNode.ts';
import { type FormulaReader, readParagraphs } from './sanitizer/text/readParagraphs.ts';

const parse = (html: string): Document =>
  new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');

/** An element named 'documentElement' would hide the member of the document. */
const rootOf = (parsed: Document): Element =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An HTML parser always makes one.
  Reflect.get(Document.prototype, 'documentElement', parsed) as Element;

const readMathml = (mathml: string): string => readFormula(fromDom(rootOf(parse(mathml))));

/** TeX is read where its translator is loaded. */
const FORMULAS: FormulaReader = {
  readMathml,
  readTex: (tex) => {
    const mathml = getTexTranslator()?.texToMathml(tex, false) ?? null;
    return mathml && readMathml(mathml);
  },
};

/** The text of untrusted HTML or plain text, in one line; parsing runs and fetches nothing. */
export function toPlainText(html: string): string {
  const source = readSource(html);
  return readParagraphs(fromDom(rootOf(parse(DOCTYPE + source.html))), source, FORMULAS).join(' ');
}
